import { TAG_CATEGORIES, TAG_SOURCES } from '../lists/student-tag-words.ts'
import { defineComponent, type RowOf } from './define-component.ts'
import { choice, code, date, id, reference, text } from './field.ts'

export const studentTagsComponent = defineComponent({
  name: 'studentTags',
  key: ['studentId', 'tagCode'],
  fields: {
    studentId: reference('students', {
      title: 'Student ID',
      header: 'Local ID',
      required: true,
      sort: true,
      filter: true,
      search: true,
      column: 1501,
      mustExistIn: 'students',
      from: { aeries: 'StudentID', file: 'LOCAL_ID' },
    }),
    /** `Last, First`, read from the student as stored now; null when unknown. */
    studentName: text({ title: 'Student' }),
    tagCode: id({
      title: 'Tag code',
      required: true,
      sort: true,
      facet: true,
      search: true,
      column: 1502,
      from: { aeries: 'GroupCode', file: 'TAG_CD' },
    }),
    tagName: text({
      title: 'Tag',
      required: true,
      search: true,
      column: 1503,
      max: 80,
      from: { aeries: 'GroupName', file: 'TAG_NM' },
    }),
    tagCategory: choice(TAG_CATEGORIES, {
      title: 'Category',
      blank: 'group',
      sort: true,
      facet: true,
      column: 1504,
      noun: 'tag categories',
      from: { file: 'TAG_CATEGORY' },
    }),
    /** `YYYY-MM-DD`; so every date. */
    startDate: date({
      title: 'Start date',
      header: 'Starts',
      sort: true,
      filter: true,
      column: 1505,
      from: { aeries: 'StartDate', file: 'START_DT' },
    }),
    endDate: date({
      title: 'End date',
      header: 'Ends',
      filter: true,
      column: 1506,
      from: { aeries: 'EndDate', file: 'END_DT' },
    }),
    /** `#rrggbb`. */
    color: code({ title: 'Color' }),
    source: choice(TAG_SOURCES, { title: 'Source', blank: 'sis', facet: true }),
  },
})

/** A mark that groups students: `GET /student-tags`. */
export type StudentTag = RowOf<typeof studentTagsComponent>
