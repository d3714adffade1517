import { enrollmentComponent, enrollmentResource } from '@edconsole/console-core'
import { defineTable } from '../table-definition.ts'

/** Enrollment: each stay of a student at a site. */
export const enrollmentTable = defineTable(enrollmentComponent, {
  id: 'table-enrollment',
  operation: enrollmentResource.list,
  noun: ['enrollment', 'enrollments'],
  search: 'Local ID or site',
  shown: ['studentId', 'siteCode', 'gradeLevel', 'entryDate', 'exitDate', 'entryCode', 'exitCode'],
  looks: { gradeLevel: { width: 80 } },
})
