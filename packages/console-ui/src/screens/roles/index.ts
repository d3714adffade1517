import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { RolesScreen } from './screen.tsx'

export const Roles = defineScreen({ id: 'roles', component: RolesScreen })
export { Roles as screen }
