import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { UsersScreen } from './screen.tsx'

export const Users = defineScreen({ id: 'users', component: UsersScreen })
export { Users as screen }
