import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { ClientEditScreen } from './screen.tsx'

export const ClientEdit = defineScreen({ id: 'client-edit', component: ClientEditScreen })
export { ClientEdit as screen }
