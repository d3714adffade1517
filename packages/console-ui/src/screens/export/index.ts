import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { ExportOverviewScreen } from './screen.tsx'

export const ExportOverview = defineScreen({ id: 'export', component: ExportOverviewScreen })
export { ExportOverview as screen }
