import { plural, sectionsComponent, sectionsResource } from '@edconsole/console-core'
import { defineTable } from '../table-definition.ts'

/** Sections; their page is titled "Report Card" ([S2.2], R33). */
export const sectionsTable = defineTable(sectionsComponent, {
  id: 'table-sections',
  operation: sectionsResource.list,
  noun: ['section', 'sections'],
  search: 'Section, course, or teacher ID',
  shown: ['sectionId', 'courseId', 'siteCode', 'primaryStaffId', 'termCode', 'periods', 'maxStudents'],
  findings: [
    {
      field: 'hasTeacher',
      title: 'Has a teacher',
      sentence: (count, text) => `${text} ${plural(count, 'section', 'sections')} without a teacher`,
    },
    {
      field: 'hasStudents',
      title: 'Has students',
      sentence: (count, text) => `${text} ${plural(count, 'section', 'sections')} without students`,
      needs: 'roster',
    },
  ],
})
