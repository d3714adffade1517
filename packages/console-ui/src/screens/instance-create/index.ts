import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { InstanceCreateScreen } from './screen.tsx'

export const InstanceCreate = defineScreen({ id: 'instance-create', component: InstanceCreateScreen })
export { InstanceCreate as screen }
