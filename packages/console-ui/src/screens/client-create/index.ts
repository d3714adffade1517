import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { ClientCreateScreen } from './screen.tsx'

export const ClientCreate = defineScreen({ id: 'client-create', component: ClientCreateScreen })
export { ClientCreate as screen }
