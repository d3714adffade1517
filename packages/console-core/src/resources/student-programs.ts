import type { StudentProgram } from '../entities/student-program.ts'
import { list, resource } from './operation.ts'

export const studentProgramsResource = resource(
  'studentPrograms',
  { records: 'student programs' },
  {
    list: list<StudentProgram>(
      '/student-programs',
      {
        key: 'id',
        sortable: ['studentId', 'programCode', 'siteCode', 'programStartDate'],
        filterable: ['studentId', 'programCode', 'siteCode', 'programStartDate', 'isActive', 'schoolYear'],
        searchable: ['studentId', 'programCode', 'programName'],
        defaultSort: { studentId: 'asc' },
        facets: ['programCode'],
      },
      { lea: true },
    ),
  },
)
