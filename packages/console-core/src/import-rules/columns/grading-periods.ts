import { CODED_VALUES } from './coded-values.ts'
import { column, requiredFirst } from './database-column.ts'

/** What a row of the grading period file can fill. */
export const GRADING_PERIOD_COLUMNS = requiredFirst([
  column(301, 'gradingPeriodCode', 'Code', {
    isRequired: true,
    isKey: true,
    maxLength: 10,
    defaultSourceColumns: { aeries: 'TermCode', file: 'PERIOD_CD', oneroster: 'sourcedId' },
  }),
  column(302, 'siteCode', 'Site code', {
    isRequired: true,
    isKey: true,
    maxLength: 20,
    refersTo: 'sites',
    defaultSourceColumns: { aeries: 'SchoolCode', file: 'SCHOOL_CD', oneroster: 'schoolSourcedId' },
  }),
  column(303, 'title', 'Title', {
    isRequired: true,
    maxLength: 120,
    defaultSourceColumns: { aeries: 'Description', file: 'PERIOD_NM', oneroster: 'title' },
  }),
  column(304, 'startDate', 'Start date', {
    isRequired: true,
    dataType: 'date',
    defaultSourceColumns: { aeries: 'StartDate', file: 'START_DT', oneroster: 'startDate' },
  }),
  column(305, 'endDate', 'End date', {
    isRequired: true,
    dataType: 'date',
    defaultSourceColumns: { aeries: 'EndDate', file: 'END_DT', oneroster: 'endDate' },
  }),
  column(306, 'sessionType', 'Session type', {
    maxLength: null,
    possibleValues: CODED_VALUES.sessionTypes,
    listNoun: 'session types',
    whenAbsent: 'gradingPeriod',
    defaultSourceColumns: { file: 'SESSION_TYPE', oneroster: 'type' },
  }),
  column(307, 'periodType', 'Period type', {
    maxLength: null,
    possibleValues: CODED_VALUES.periodTypes,
    listNoun: 'period types',
    defaultSourceColumns: { file: 'PERIOD_TYPE' },
  }),
  column(308, 'termCode', 'Term code', { maxLength: 10, defaultSourceColumns: { file: 'TERM_CD' } }),
  column(309, 'parentCode', 'Parent code', {
    maxLength: 10,
    defaultSourceColumns: { file: 'PARENT_CD', oneroster: 'parentSourcedId' },
  }),
  column(310, 'sequence', 'Sequence', {
    dataType: 'number',
    range: [1, 100],
    defaultSourceColumns: { file: 'SEQ' },
  }),
  column(311, 'totalInstructionalDays', 'Instructional days', {
    dataType: 'number',
    range: [1, 260],
    defaultSourceColumns: { aeries: 'DaysInTerm', file: 'DAYS' },
  }),
])
