import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { DistrictInstancesScreen } from './screen.tsx'

export const DistrictInstances = defineScreen({
  id: 'district-instances',
  component: DistrictInstancesScreen,
})
export { DistrictInstances as screen }
