import type { RosterLine } from '../entities/roster-line.ts'
import { list, resource } from './operation.ts'

export const schedulesResource = resource(
  'schedules',
  { records: 'schedules' },
  {
    list: list<RosterLine>(
      '/schedule',
      {
        key: 'id',
        sortable: ['studentId', 'sectionId', 'courseId', 'startDate'],
        filterable: ['studentId', 'sectionId', 'courseId', 'siteCode', 'isActive', 'schoolYear'],
        searchable: ['studentId', 'sectionId', 'courseId'],
        defaultSort: { studentId: 'asc' },
      },
      { lea: true },
    ),
  },
)
