import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { UserCreateScreen } from './screen.tsx'

export const UserCreate = defineScreen({ id: 'user-create', component: UserCreateScreen })
export { UserCreate as screen }
