import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { AuthenticationConfigsScreen } from './screen.tsx'

export const AuthenticationConfigs = defineScreen({
  id: 'authentication-configs',
  component: AuthenticationConfigsScreen,
})
export { AuthenticationConfigs as screen }
