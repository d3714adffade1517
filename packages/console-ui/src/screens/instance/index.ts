import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { InstanceScreen } from './screen.tsx'

export const Instance = defineScreen({ id: 'instance', component: InstanceScreen })
export { Instance as screen }
