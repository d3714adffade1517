import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { SetupScreen } from './screen.tsx'

export const Setup = defineScreen({ id: 'setup', component: SetupScreen })
export { Setup as screen }
