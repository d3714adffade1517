import { CODED_VALUES } from './coded-values.ts'
import { column, requiredFirst } from './database-column.ts'

/** What a row of the student tag file can fill. */
export const STUDENT_TAG_COLUMNS = requiredFirst([
  column(1501, 'studentId', 'Student ID', {
    isRequired: true,
    isKey: true,
    maxLength: 30,
    refersTo: 'students',
    defaultSourceColumns: { aeries: 'StudentID', file: 'LOCAL_ID' },
  }),
  column(1502, 'tagCode', 'Tag code', {
    isRequired: true,
    isKey: true,
    maxLength: 30,
    defaultSourceColumns: { aeries: 'GroupCode', file: 'TAG_CD' },
  }),
  column(1503, 'tagName', 'Tag', {
    isRequired: true,
    maxLength: 80,
    defaultSourceColumns: { aeries: 'GroupName', file: 'TAG_NM' },
  }),
  column(1504, 'tagCategory', 'Category', {
    maxLength: null,
    possibleValues: CODED_VALUES.tagCategories,
    listNoun: 'tag categories',
    whenAbsent: 'group',
    defaultSourceColumns: { file: 'TAG_CATEGORY' },
  }),
  column(1505, 'startDate', 'Start date', {
    dataType: 'date',
    defaultSourceColumns: { aeries: 'StartDate', file: 'START_DT' },
  }),
  column(1506, 'endDate', 'End date', {
    dataType: 'date',
    defaultSourceColumns: { aeries: 'EndDate', file: 'END_DT' },
  }),
])
