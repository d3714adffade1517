import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { ImtClientsScreen } from './screen.tsx'

export const ImtClients = defineScreen({ id: 'imt-clients', component: ImtClientsScreen })
export { ImtClients as screen }
