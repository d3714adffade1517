import { tableScreen } from '../../features/tables/viewer/table-screen.tsx'
import { transcriptsTable } from '../../features/tables/viewer/tables/transcripts.ts'
import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'

export const TableTranscripts = defineScreen({
  id: 'table-transcripts',
  component: tableScreen(transcriptsTable),
})
export { TableTranscripts as screen }
