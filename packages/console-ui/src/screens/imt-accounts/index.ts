import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { ImtAccountsScreen } from './screen.tsx'

export const ImtAccounts = defineScreen({ id: 'imt-accounts', component: ImtAccountsScreen })
export { ImtAccounts as screen }
