import type { RosterLine } from '../entities/roster-line.ts'
import { list, resource } from './operation.ts'
import { ROW_FILTERS } from './row-filters.ts'

export const schedulesResource = resource(
  'schedules',
  { records: 'schedules' },
  {
    list: list<RosterLine>(
      '/schedule',
      {
        key: 'id',
        sortable: ['studentId', 'sectionId', 'courseId', 'siteCode', 'startDate', 'endDate'],
        filterable: [
          'studentId',
          'sectionId',
          'courseId',
          'siteCode',
          'staffId',
          'termCode',
          'period',
          'role',
          'startDate',
          'endDate',
          ...ROW_FILTERS,
        ],
        mayBeEmpty: ['courseId', 'staffId', 'termCode', 'period', 'startDate', 'endDate', 'batchId'],
        searchable: ['studentId', 'sectionId', 'courseId'],
        defaultSort: { studentId: 'asc' },
        facets: ['siteCode', 'termCode', 'period', 'role'],
      },
      { lea: true },
    ),
  },
)
