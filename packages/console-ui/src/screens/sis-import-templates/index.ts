import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { SisImportTemplatesScreen } from './screen.tsx'

export const SisImportTemplates = defineScreen({
  id: 'sis-import-templates',
  component: SisImportTemplatesScreen,
})
export { SisImportTemplates as screen }
