import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { OwnAccountScreen } from './screen.tsx'

export const OwnAccount = defineScreen({ id: 'own-account', component: OwnAccountScreen })
export { OwnAccount as screen }
