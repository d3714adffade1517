import type { Transcript } from '../entities/transcript.ts'
import { list, resource } from './operation.ts'
import { ROW_FILTERS } from './row-filters.ts'

export const transcriptsResource = resource(
  'transcripts',
  { records: 'transcripts' },
  {
    list: list<Transcript>(
      '/transcript',
      {
        key: 'id',
        sortable: ['studentId', 'academicYear', 'courseTitle', 'mark', 'creditEarned'],
        filterable: [
          'studentId',
          'academicYear',
          'courseId',
          'mark',
          'termCode',
          'gradeLevelTaken',
          ...ROW_FILTERS,
        ],
        mayBeEmpty: ['courseId', 'mark', 'termCode', 'gradeLevelTaken', 'batchId'],
        searchable: ['studentId', 'courseId', 'courseTitle', 'siteName'],
        defaultSort: { studentId: 'asc' },
        facets: ['academicYear', 'mark', 'termCode', 'gradeLevelTaken'],
      },
      { lea: true },
    ),
  },
)
