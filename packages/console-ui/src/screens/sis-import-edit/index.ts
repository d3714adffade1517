import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { SisImportEditScreen } from './screen.tsx'

export const SisImportEdit = defineScreen({ id: 'sis-import-edit', component: SisImportEditScreen })
export { SisImportEdit as screen }
