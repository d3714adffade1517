import { CODED_VALUES } from './coded-values.ts'
import { column, requiredFirst } from './database-column.ts'

/** What a row of the gradebook file can fill: a score, or an assignment without one. */
export const GRADEBOOK_COLUMNS = requiredFirst([
  column(1201, 'gradebookId', 'Gradebook ID', {
    isRequired: true,
    isKey: true,
    maxLength: 30,
    defaultSourceColumns: { aeries: 'GradebookNumber', file: 'GRADEBOOK_ID' },
  }),
  column(1202, 'assignmentId', 'Assignment ID', {
    isKey: true,
    maxLength: 30,
    defaultSourceColumns: {
      aeries: 'AssignmentNumber',
      file: 'ASSIGNMENT_ID',
      oneroster: 'lineItemSourcedId',
    },
  }),
  column(1203, 'studentId', 'Student ID', {
    isKey: true,
    maxLength: 30,
    refersTo: 'students',
    defaultSourceColumns: { aeries: 'StudentID', file: 'LOCAL_ID', oneroster: 'studentSourcedId' },
  }),
  column(1204, 'gradebookName', 'Gradebook', {
    isRequired: true,
    maxLength: 120,
    defaultSourceColumns: { aeries: 'Name', file: 'GRADEBOOK_NM' },
  }),
  column(1205, 'siteCode', 'Site code', {
    isRequired: true,
    maxLength: 20,
    refersTo: 'sites',
    defaultSourceColumns: { aeries: 'SchoolCode', file: 'SCHOOL_CD' },
  }),
  column(1206, 'sectionId', 'Section ID', {
    isRequired: true,
    maxLength: 30,
    refersTo: 'sections',
    defaultSourceColumns: { aeries: 'SectionNumber', file: 'SECTION_ID', oneroster: 'classSourcedId' },
  }),
  column(1207, 'staffId', 'Teacher', {
    maxLength: 30,
    defaultSourceColumns: { aeries: 'StaffID', file: 'STAFF_ID' },
  }),
  column(1208, 'termCode', 'Term code', {
    maxLength: 10,
    defaultSourceColumns: { aeries: 'TermCode', file: 'TERM_CD' },
  }),
  column(1209, 'assignmentTitle', 'Assignment', {
    maxLength: 120,
    defaultSourceColumns: { aeries: 'Description', file: 'ASSIGNMENT_NM', oneroster: 'title' },
  }),
  column(1210, 'category', 'Category', {
    maxLength: 60,
    defaultSourceColumns: { aeries: 'Category', file: 'CATEGORY' },
  }),
  column(1211, 'categoryWeight', 'Category weight', {
    dataType: 'number',
    range: [0, 100],
    defaultSourceColumns: { aeries: 'Weight', file: 'WEIGHT' },
  }),
  column(1212, 'assignedDate', 'Assigned date', {
    dataType: 'date',
    defaultSourceColumns: { aeries: 'DateAssigned', file: 'ASSIGNED_DT', oneroster: 'assignDate' },
  }),
  column(1213, 'dueDate', 'Due date', {
    dataType: 'date',
    defaultSourceColumns: { aeries: 'DateDue', file: 'DUE_DT', oneroster: 'dueDate' },
  }),
  column(1214, 'pointsPossible', 'Points possible', {
    dataType: 'number',
    range: [0, 100000],
    defaultSourceColumns: { aeries: 'MaxScore', file: 'POINTS', oneroster: 'resultValueMax' },
  }),
  column(1215, 'score', 'Score', {
    dataType: 'number',
    range: [0, 100000],
    defaultSourceColumns: { aeries: 'NumberCorrect', file: 'SCORE', oneroster: 'score' },
  }),
  column(1216, 'scoreStatus', 'Score status', {
    maxLength: null,
    possibleValues: CODED_VALUES.scoreStatuses,
    listNoun: 'score statuses',
    defaultSourceColumns: { file: 'SCORE_STATUS', oneroster: 'scoreStatus' },
  }),
  column(1217, 'comment', 'Comment', {
    maxLength: 500,
    defaultSourceColumns: { aeries: 'Comment', file: 'COMMENT', oneroster: 'comment' },
  }),
])
