import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { DistrictProfileAddScreen } from './screen.tsx'

export const DistrictProfileAdd = defineScreen({
  id: 'district-profile-add',
  component: DistrictProfileAddScreen,
})
export { DistrictProfileAdd as screen }
