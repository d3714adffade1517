import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { PasswordComplexityScreen } from './screen.tsx'

export const PasswordComplexity = defineScreen({
  id: 'password-complexity',
  component: PasswordComplexityScreen,
})
export { PasswordComplexity as screen }
