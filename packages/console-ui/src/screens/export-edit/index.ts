import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { ExportEditScreen } from './screen.tsx'

export const ExportEdit = defineScreen({ id: 'export-edit', component: ExportEditScreen })
export { ExportEdit as screen }
