import type { Attendance } from '../entities/attendance.ts'
import { list, resource } from './operation.ts'
import { ROW_FILTERS } from './row-filters.ts'

export const attendanceResource = resource(
  'attendance',
  { records: 'attendance' },
  {
    list: list<Attendance>(
      '/attendance',
      {
        key: 'id',
        sortable: ['attendanceDate', 'studentId', 'siteCode', 'attendanceCode', 'attendanceCategory'],
        filterable: [
          'studentId',
          'sectionId',
          'siteCode',
          'attendanceDate',
          'attendanceCode',
          'attendanceCategory',
          'period',
          'termCode',
          ...ROW_FILTERS,
        ],
        mayBeEmpty: ['sectionId', 'attendanceCategory', 'period', 'termCode', 'batchId'],
        searchable: ['studentId', 'sectionId', 'reason'],
        defaultSort: { attendanceDate: 'desc' },
        facets: ['siteCode', 'attendanceCode', 'attendanceCategory', 'period', 'termCode'],
      },
      { lea: true, fail: 'Error fetching attendance.' },
    ),
  },
)
