import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { SisImportCreateScreen } from './screen.tsx'

export const SisImportCreate = defineScreen({ id: 'sis-import-create', component: SisImportCreateScreen })
export { SisImportCreate as screen }
