import type { StudentProgram } from '../entities/student-program.ts'
import { list, resource } from './operation.ts'
import { ROW_FILTERS } from './row-filters.ts'

export const studentProgramsResource = resource(
  'studentPrograms',
  { records: 'student programs' },
  {
    list: list<StudentProgram>(
      '/student-programs',
      {
        key: 'id',
        sortable: ['studentId', 'programCode', 'siteCode', 'programStartDate'],
        filterable: [
          'studentId',
          'programCode',
          'programType',
          'siteCode',
          'programStartDate',
          'programEndDate',
          ...ROW_FILTERS,
        ],
        mayBeEmpty: ['programType', 'siteCode', 'programStartDate', 'programEndDate', 'batchId'],
        searchable: ['studentId', 'programCode', 'programName'],
        defaultSort: { studentId: 'asc' },
        facets: ['programCode', 'programType', 'siteCode'],
      },
      { lea: true },
    ),
  },
)
