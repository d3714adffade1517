import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { ClientCommunicationScreen } from './screen.tsx'

export const ClientCommunication = defineScreen({
  id: 'client-communication',
  component: ClientCommunicationScreen,
})
export { ClientCommunication as screen }
