import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { DistrictProfileScreen } from './screen.tsx'

export const DistrictProfile = defineScreen({ id: 'district-profile', component: DistrictProfileScreen })
export { DistrictProfile as screen }
