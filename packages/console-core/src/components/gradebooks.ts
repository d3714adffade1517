import { SCORE_STATUSES } from '../lists/grade-words.ts'
import { defineComponent, type RowOf } from './define-component.ts'
import { choice, date, id, number, reference, text } from './field.ts'

export const gradebooksComponent = defineComponent({
  name: 'gradebooks',
  key: ['gradebookId', 'assignmentId', 'studentId'],
  fields: {
    gradebookId: id({
      title: 'Gradebook ID',
      required: true,
      sort: true,
      filter: true,
      search: true,
      column: 1201,
      from: { aeries: 'GradebookNumber', file: 'GRADEBOOK_ID' },
    }),
    gradebookName: text({
      title: 'Gradebook',
      required: true,
      search: true,
      column: 1204,
      max: 120,
      from: { aeries: 'Name', file: 'GRADEBOOK_NM' },
    }),
    sectionId: reference('sections', {
      title: 'Section ID',
      header: 'Section',
      required: true,
      sort: true,
      filter: true,
      column: 1206,
      mustExistIn: 'sections',
      from: { aeries: 'SectionNumber', oneroster: 'classSourcedId', file: 'SECTION_ID' },
    }),
    /** Of the section, as stored now. */
    courseId: reference('courses', { title: 'Course' }),
    staffId: reference('staff', {
      title: 'Teacher',
      header: 'Teacher ID',
      filter: true,
      column: 1207,
      from: { aeries: 'StaffID', file: 'STAFF_ID' },
    }),
    siteCode: reference('sites', {
      title: 'Site code',
      header: 'Site',
      required: true,
      facet: true,
      column: 1205,
      mustExistIn: 'sites',
      from: { aeries: 'SchoolCode', file: 'SCHOOL_CD' },
    }),
    termCode: id({
      title: 'Term code',
      header: 'Term',
      facet: true,
      column: 1208,
      from: { aeries: 'TermCode', file: 'TERM_CD' },
    }),
    assignmentId: id({
      title: 'Assignment ID',
      column: 1202,
      from: { aeries: 'AssignmentNumber', oneroster: 'lineItemSourcedId', file: 'ASSIGNMENT_ID' },
    }),
    assignmentTitle: text({
      title: 'Assignment',
      search: true,
      column: 1209,
      max: 120,
      from: { aeries: 'Description', oneroster: 'title', file: 'ASSIGNMENT_NM' },
    }),
    category: text({
      title: 'Category',
      facet: true,
      column: 1210,
      max: 60,
      from: { aeries: 'Category', file: 'CATEGORY' },
    }),
    /** In percent. */
    categoryWeight: number({
      title: 'Category weight',
      header: 'Weight',
      column: 1211,
      range: [0, 100],
      from: { aeries: 'Weight', file: 'WEIGHT' },
    }),
    /** `YYYY-MM-DD`; so every date. */
    assignedDate: date({
      title: 'Assigned date',
      header: 'Assigned',
      column: 1212,
      from: { aeries: 'DateAssigned', oneroster: 'assignDate', file: 'ASSIGNED_DT' },
    }),
    dueDate: date({
      title: 'Due date',
      header: 'Due',
      sort: true,
      filter: true,
      column: 1213,
      from: { aeries: 'DateDue', oneroster: 'dueDate', file: 'DUE_DT' },
    }),
    pointsPossible: number({
      title: 'Points possible',
      header: 'Points',
      column: 1214,
      range: [0, 100000],
      from: { aeries: 'MaxScore', oneroster: 'resultValueMax', file: 'POINTS' },
    }),
    /** Null for an assignment that was never handed in. */
    studentId: reference('students', {
      title: 'Student ID',
      header: 'Local ID',
      sort: true,
      filter: true,
      search: true,
      column: 1203,
      mustExistIn: 'students',
      from: { aeries: 'StudentID', oneroster: 'studentSourcedId', file: 'LOCAL_ID' },
    }),
    score: number({
      title: 'Score',
      sort: true,
      column: 1215,
      range: [0, 100000],
      from: { aeries: 'NumberCorrect', oneroster: 'score', file: 'SCORE' },
    }),
    scoreStatus: choice(SCORE_STATUSES, {
      title: 'Score status',
      facet: true,
      column: 1216,
      noun: 'score statuses',
      from: { oneroster: 'scoreStatus', file: 'SCORE_STATUS' },
    }),
    comment: text({
      title: 'Comment',
      personal: true,
      column: 1217,
      max: 500,
      from: { aeries: 'Comment', oneroster: 'comment', file: 'COMMENT' },
    }),
  },
})

/** A score of a student for an assignment: `GET /gradebook`. */
export type Gradebook = RowOf<typeof gradebooksComponent>
