import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { InstanceEditScreen } from './screen.tsx'

export const InstanceEdit = defineScreen({ id: 'instance-edit', component: InstanceEditScreen })
export { InstanceEdit as screen }
