import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { DataExplorerScreen } from './screen.tsx'

export const DataExplorer = defineScreen({ id: 'data-explorer', component: DataExplorerScreen })
export { DataExplorer as screen }
