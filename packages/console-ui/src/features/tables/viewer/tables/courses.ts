import { coursesComponent, coursesResource } from '@edconsole/console-core'
import { defineTable } from '../table-definition.ts'

/** Courses: the catalogue. */
export const coursesTable = defineTable(coursesComponent, {
  id: 'table-courses',
  operation: coursesResource.list,
  noun: ['course', 'courses'],
  search: 'Course code or title',
  shown: ['courseId', 'courseTitle', 'department', 'credits', 'siteCode', 'isActive'],
  looks: { siteCode: { blank: 'Whole district' } },
})
