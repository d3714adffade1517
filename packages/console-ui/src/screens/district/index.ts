import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { DistrictOverviewScreen } from './screen.tsx'

export const DistrictOverview = defineScreen({ id: 'district', component: DistrictOverviewScreen })
export { DistrictOverview as screen }
