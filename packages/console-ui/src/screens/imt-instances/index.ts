import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { ImtInstancesScreen } from './screen.tsx'

export const ImtInstances = defineScreen({ id: 'imt-instances', component: ImtInstancesScreen })
export { ImtInstances as screen }
