import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { AlertsScreen } from './screen.tsx'

export const Alerts = defineScreen({ id: 'alerts', component: AlertsScreen })
export { Alerts as screen }
