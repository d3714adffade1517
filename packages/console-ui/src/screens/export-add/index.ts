import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { ExportAddScreen } from './screen.tsx'

export const ExportAdd = defineScreen({ id: 'export-add', component: ExportAddScreen })
export { ExportAdd as screen }
