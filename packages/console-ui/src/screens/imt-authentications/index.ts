import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { ImtAuthenticationsScreen } from './screen.tsx'

export const ImtAuthentications = defineScreen({
  id: 'imt-authentications',
  component: ImtAuthenticationsScreen,
})
export { ImtAuthentications as screen }
