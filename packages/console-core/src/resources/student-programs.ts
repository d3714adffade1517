import { type StudentProgram, studentProgramsComponent } from '../components/student-programs.ts'
import { componentList } from './component-list.ts'
import { resource } from './operation.ts'

export const studentProgramsResource = resource(
  'studentPrograms',
  { records: 'student programs' },
  {
    list: componentList<StudentProgram>(studentProgramsComponent, '/student-programs', {
      defaultSort: { studentId: 'asc' },
    }),
  },
)
