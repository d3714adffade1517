import { type Enrollment, enrollmentComponent } from '../components/enrollment.ts'
import { type Student, studentsComponent } from '../components/students.ts'
import { componentList } from './component-list.ts'
import { resource } from './operation.ts'

export const studentsResource = resource(
  'students',
  { records: 'students' },
  {
    list: componentList<Student>(
      studentsComponent,
      '/district/students',
      { defaultSort: { lastName: 'asc' }, filterable: ['hasSection', 'hasContact', 'hasEnrollment'] },
      { fail: 'Error fetching students' },
    ),
  },
)

export const enrollmentResource = resource(
  'enrollment',
  { records: 'enrollment' },
  {
    list: componentList<Enrollment>(enrollmentComponent, '/enrollment', {
      defaultSort: { studentId: 'asc' },
    }),
  },
)
