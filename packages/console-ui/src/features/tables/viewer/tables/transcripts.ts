import { transcriptsComponent, transcriptsResource } from '@edconsole/console-core'
import { defineTable } from '../table-definition.ts'

/** Transcripts: which courses a student took, in all years. */
export const transcriptsTable = defineTable(transcriptsComponent, {
  id: 'table-transcripts',
  operation: transcriptsResource.list,
  noun: ['transcript row', 'transcript rows'],
  search: 'Local ID, course, or site',
  shown: ['studentId', 'academicYear', 'courseTitle', 'mark', 'creditEarned', 'siteName'],
  looks: { schoolYear: { title: 'Imported for' } },
})
