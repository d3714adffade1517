import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { LoginScreen } from './screen.tsx'

export const Login = defineScreen({ id: 'login', component: LoginScreen })
export { Login as screen }
