import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { UserListScreen } from './screen.tsx'

export const UserList = defineScreen({ id: 'user-list', component: UserListScreen })
export { UserList as screen }
