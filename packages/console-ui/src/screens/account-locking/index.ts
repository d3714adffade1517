import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { AccountLockingScreen } from './screen.tsx'

export const AccountLocking = defineScreen({ id: 'account-locking', component: AccountLockingScreen })
export { AccountLocking as screen }
