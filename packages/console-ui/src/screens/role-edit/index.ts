import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { RoleEditScreen } from './screen.tsx'

export const RoleEdit = defineScreen({ id: 'role-edit', component: RoleEditScreen })
export { RoleEdit as screen }
