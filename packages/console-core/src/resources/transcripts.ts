import { type Transcript, transcriptsComponent } from '../components/transcripts.ts'
import { componentList } from './component-list.ts'
import { resource } from './operation.ts'

export const transcriptsResource = resource(
  'transcripts',
  { records: 'transcripts' },
  {
    list: componentList<Transcript>(transcriptsComponent, '/transcript', {
      defaultSort: { studentId: 'asc' },
    }),
  },
)
