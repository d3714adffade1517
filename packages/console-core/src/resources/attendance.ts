import { type Attendance, attendanceComponent } from '../components/attendance.ts'
import { componentList } from './component-list.ts'
import { resource } from './operation.ts'

export const attendanceResource = resource(
  'attendance',
  { records: 'attendance' },
  {
    list: componentList<Attendance>(
      attendanceComponent,
      '/attendance',
      { defaultSort: { attendanceDate: 'desc' } },
      { fail: 'Error fetching attendance.' },
    ),
  },
)
