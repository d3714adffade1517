import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { UserRolesScreen } from './screen.tsx'

export const UserRoles = defineScreen({ id: 'user-roles', component: UserRolesScreen })
export { UserRoles as screen }
