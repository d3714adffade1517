import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { DashboardScreen } from './screen.tsx'

export const Dashboard = defineScreen({ id: 'dashboard', component: DashboardScreen })
export { Dashboard as screen }
