import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { tableScreen } from '../../patterns/table-viewer/table-screen.tsx'
import { transcriptsTable } from '../../patterns/table-viewer/tables/transcripts.ts'

export const TableTranscripts = defineScreen({
  id: 'table-transcripts',
  component: tableScreen(transcriptsTable),
})
export { TableTranscripts as screen }
