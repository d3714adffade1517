import { CLASS_TYPES, plural, sectionsResource } from '@edconsole/console-core'
import { ROW_META_FIELDS } from '../row-meta-fields.ts'
import { defineTable } from '../table-definition.ts'
import { COURSE, SITE, TERM } from './common.ts'

/** Sections; their page is titled "Report Card" ([S2.2], R33). */
export const sectionsTable = defineTable<'sections'>()({
  id: 'table-sections',
  component: 'sections',
  operation: sectionsResource.list,
  noun: ['section', 'sections'],
  search: 'Section, course or teacher ID',
  fields: [
    { field: 'sectionId', title: 'Section ID', kind: 'code' },
    COURSE,
    SITE,
    { field: 'primaryStaffId', title: 'Teacher ID', kind: 'code', refersTo: 'table-staff' },
    TERM,
    { field: 'periods', title: 'Period', kind: 'list' },
    { field: 'maxStudents', title: 'Seats', kind: 'number' },
    { field: 'studentCount', title: 'Students', kind: 'number', hidden: true },
    { field: 'sectionTitle', title: 'Title', kind: 'text', hidden: true },
    { field: 'classType', title: 'Type', kind: 'code', words: CLASS_TYPES, hidden: true },
    { field: 'coTeacherIds', title: 'Co-teachers', kind: 'list', hidden: true },
    { field: 'room', title: 'Room', kind: 'code', hidden: true },
    { field: 'startDate', title: 'Starts', kind: 'date', hidden: true },
    { field: 'endDate', title: 'Ends', kind: 'date', hidden: true },
    { field: 'gradeLevels', title: 'Grades', kind: 'list', hidden: true },
    ...ROW_META_FIELDS,
  ],
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
    },
  ],
})
