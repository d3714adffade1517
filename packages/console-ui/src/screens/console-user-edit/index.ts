import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { ConsoleUserEditScreen } from './screen.tsx'

export const ConsoleUserEdit = defineScreen({ id: 'console-user-edit', component: ConsoleUserEditScreen })
export { ConsoleUserEdit as screen }
