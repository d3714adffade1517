import { ATTEMPT_RESULTS, REPEAT_CODES, transcriptsResource } from '@edconsole/console-core'
import { rowMetaFieldsBut } from '../row-meta-fields.ts'
import { defineTable } from '../table-definition.ts'
import { COURSE, LOCAL_ID, STUDENT_NAME, TERM } from './common.ts'

/** Transcripts: which courses a student took, in all years. */
export const transcriptsTable = defineTable<'transcripts'>()({
  id: 'table-transcripts',
  component: 'transcripts',
  operation: transcriptsResource.list,
  noun: ['transcript row', 'transcript rows'],
  search: 'Local ID, course or site',
  fields: [
    LOCAL_ID,
    { field: 'academicYear', title: 'School year', kind: 'year' },
    { field: 'courseTitle', title: 'Course', kind: 'text' },
    { field: 'mark', title: 'Mark', kind: 'code' },
    { field: 'creditEarned', title: 'Credits', kind: 'number' },
    { field: 'siteName', title: 'Site', kind: 'text' },
    STUDENT_NAME,
    { ...TERM, hidden: true },
    { field: 'gradeLevelTaken', title: 'Grade then', kind: 'code', hidden: true },
    { ...COURSE, title: 'Course code', hidden: true },
    { field: 'stateCourseCode', title: 'State course code', kind: 'code', hidden: true },
    { field: 'creditAttempted', title: 'Credits attempted', kind: 'number', hidden: true },
    { field: 'gpaPoints', title: 'GPA points', kind: 'number', hidden: true },
    { field: 'isWeighted', title: 'Weighted', kind: 'flag', hidden: true },
    { field: 'repeatCode', title: 'Repeated', kind: 'code', words: REPEAT_CODES, hidden: true },
    { field: 'attemptResult', title: 'Result', kind: 'code', words: ATTEMPT_RESULTS, hidden: true },
    { field: 'cumulativeGpa', title: 'GPA so far', kind: 'number', hidden: true },
    { field: 'cumulativeCredits', title: 'Credits so far', kind: 'number', hidden: true },
    ...rowMetaFieldsBut('schoolYear'),
    { field: 'schoolYear', title: 'Imported for', kind: 'year', hidden: true },
  ],
})
