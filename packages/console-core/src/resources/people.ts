import type { Enrollment } from '../entities/enrollment.ts'
import type { Student } from '../entities/student.ts'
import { list, resource } from './operation.ts'
import { ROW_FILTERS } from './row-filters.ts'

export const studentsResource = resource(
  'students',
  { records: 'students' },
  {
    list: list<Student>(
      '/district/students',
      {
        key: 'id',
        sortable: ['studentId', 'lastName', 'gradeLevel', 'siteCode', 'enrollmentStatus', 'entryDate'],
        filterable: [
          'studentId',
          'stateStudentId',
          'gradeLevel',
          'siteCode',
          'enrollmentStatus',
          'entryDate',
          'hasSection',
          'hasContact',
          'hasEnrollment',
          ...ROW_FILTERS,
        ],
        mayBeEmpty: ['stateStudentId', 'entryDate', 'batchId'],
        searchable: ['studentId', 'stateStudentId', 'firstName', 'lastName'],
        defaultSort: { lastName: 'asc' },
        facets: ['gradeLevel', 'siteCode', 'enrollmentStatus'],
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
        sortable: ['studentId', 'siteCode', 'gradeLevel', 'entryDate', 'exitDate'],
        filterable: [
          'studentId',
          'siteCode',
          'gradeLevel',
          'entryDate',
          'exitDate',
          'entryCode',
          'exitCode',
          ...ROW_FILTERS,
        ],
        mayBeEmpty: ['exitDate', 'entryCode', 'exitCode', 'batchId'],
        searchable: ['studentId', 'siteCode'],
        defaultSort: { studentId: 'asc' },
        facets: ['siteCode', 'gradeLevel', 'entryCode', 'exitCode'],
      },
      { lea: true },
    ),
  },
)
