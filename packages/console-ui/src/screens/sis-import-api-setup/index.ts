import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { SisImportApiSetupScreen } from './screen.tsx'

export const SisImportApiSetup = defineScreen({
  id: 'sis-import-api-setup',
  component: SisImportApiSetupScreen,
})
export { SisImportApiSetup as screen }
