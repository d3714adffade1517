import { plural, studentsComponent, studentsResource } from '@edconsole/console-core'
import { defineTable } from '../table-definition.ts'

const without = (what: string) => (count: number, text: string) =>
  `${text} ${plural(count, 'student', 'students')} without ${what}`

/** Students. */
export const studentsTable = defineTable(studentsComponent, {
  id: 'table-students',
  operation: studentsResource.list,
  noun: ['student', 'students'],
  search: 'Local ID, state ID, or name',
  shown: [
    'studentId',
    'stateStudentId',
    {
      field: 'name',
      title: 'Name',
      kind: 'person',
      from: ['lastName', 'firstName', 'middleName'],
      sortBy: 'lastName',
    },
    'gradeLevel',
    'siteCode',
    'birthDate',
    'enrollmentStatus',
    'entryDate',
  ],
  looks: { stateStudentId: { width: 120 }, gradeLevel: { width: 76 }, enrollmentStatus: { width: 116 } },
  findings: [
    { field: 'hasSection', title: 'In a section', sentence: without('a section'), needs: 'roster' },
    {
      field: 'hasEnrollment',
      title: 'Has an enrollment',
      sentence: without('an enrollment'),
      needs: 'enrollment',
    },
    { field: 'hasContact', title: 'Has a contact', sentence: without('a contact'), needs: 'contacts' },
  ],
})
