import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { ClientScreen } from './screen.tsx'

export const ClientPage = defineScreen({ id: 'client', component: ClientScreen })
export { ClientPage as screen }
