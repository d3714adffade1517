import type { Transcript } from '../entities/transcript.ts'
import { list, resource } from './operation.ts'

export const transcriptsResource = resource(
  'transcripts',
  { records: 'transcripts' },
  {
    list: list<Transcript>(
      '/transcript',
      {
        key: 'id',
        sortable: ['studentId', 'academicYear', 'courseTitle', 'creditEarned'],
        filterable: ['studentId', 'academicYear', 'courseId', 'mark', 'isActive', 'schoolYear'],
        searchable: ['studentId', 'courseId', 'courseTitle', 'siteName'],
        defaultSort: { studentId: 'asc' },
      },
      { lea: true },
    ),
  },
)
