import type { Attendance } from '../entities/attendance.ts'
import { list, resource } from './operation.ts'

export const attendanceResource = resource(
  'attendance',
  { records: 'attendance' },
  {
    list: list<Attendance>(
      '/attendance',
      {
        key: 'id',
        sortable: ['attendanceDate', 'studentId', 'siteCode', 'attendanceCategory'],
        filterable: [
          'studentId',
          'siteCode',
          'attendanceDate',
          'attendanceCategory',
          'isActive',
          'schoolYear',
        ],
        searchable: ['studentId', 'sectionId', 'reason'],
        defaultSort: { attendanceDate: 'desc' },
        facets: ['attendanceCategory'],
      },
      { lea: true, fail: 'Error fetching attendance.' },
    ),
  },
)
