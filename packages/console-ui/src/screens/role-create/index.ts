import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { RoleCreateScreen } from './screen.tsx'

export const RoleCreate = defineScreen({ id: 'role-create', component: RoleCreateScreen })
export { RoleCreate as screen }
