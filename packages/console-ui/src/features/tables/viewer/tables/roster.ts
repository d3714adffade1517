import { plural, rosterComponent, schedulesResource } from '@edconsole/console-core'
import { defineTable } from '../table-definition.ts'

/** Roster: who is in which section (R33). */
export const rosterTable = defineTable(rosterComponent, {
  id: 'table-roster',
  operation: schedulesResource.list,
  noun: ['roster row', 'roster rows'],
  search: 'Local ID, section, or course',
  shown: ['studentId', 'sectionId', 'courseId', 'siteCode', 'period', 'staffId', 'startDate', 'endDate'],
  findings: [
    {
      field: 'inTerm',
      title: "Within its term's dates",
      sentence: (count, text) =>
        `${text} roster ${plural(count, 'row', 'rows')} outside ${plural(count, 'its', 'their')} term's dates`,
      quiet: true,
    },
  ],
})
