import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { SiteOverviewScreen } from './screen.tsx'

export const SiteOverview = defineScreen({ id: 'site-overview', component: SiteOverviewScreen })
export { SiteOverview as screen }
