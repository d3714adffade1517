import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { UserEditScreen } from './screen.tsx'

export const UserEdit = defineScreen({ id: 'user-edit', component: UserEditScreen })
export { UserEdit as screen }
