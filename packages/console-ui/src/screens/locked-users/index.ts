import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { LockedUsersScreen } from './screen.tsx'

export const LockedUsers = defineScreen({ id: 'locked-users', component: LockedUsersScreen })
export { LockedUsers as screen }
