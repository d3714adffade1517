import type { Enrollment } from '../entities/enrollment.ts'
import type { Student } from '../entities/student.ts'
import { list, resource } from './operation.ts'

export const studentsResource = resource(
  'students',
  { records: 'students' },
  {
    list: list<Student>(
      '/district/students',
      {
        key: 'id',
        sortable: ['lastName', 'gradeLevel', 'siteCode', 'enrollmentStatus'],
        filterable: ['sourceId', 'gradeLevel', 'siteCode', 'enrollmentStatus', 'isActive', 'schoolYear'],
        searchable: ['studentId', 'stateStudentId', 'firstName', 'lastName'],
        defaultSort: { lastName: 'asc' },
      },
      { lea: true, fail: 'Error fetching students' },
    ),
  },
)

export const enrollmentResource = resource(
  'enrollment',
  { records: 'enrollment' },
  {
    list: list<Enrollment>(
      '/enrollment',
      {
        key: 'id',
        sortable: ['studentId', 'siteCode', 'gradeLevel', 'entryDate'],
        filterable: ['sourceId', 'studentId', 'siteCode', 'gradeLevel', 'isActive', 'schoolYear'],
        searchable: ['studentId', 'siteCode'],
        defaultSort: { studentId: 'asc' },
      },
      { lea: true },
    ),
  },
)
