import { behaviorComponent, behaviorResource } from '@edconsole/console-core'
import { defineTable } from '../table-definition.ts'

/** Behavior: incidents, one row per student in each. */
export const behaviorTable = defineTable(behaviorComponent, {
  id: 'table-behavior',
  operation: behaviorResource.list,
  noun: ['behavior row', 'behavior rows'],
  search: 'Incident, local ID, or violation',
  shown: [
    'incidentId',
    'studentId',
    'incidentDate',
    'siteCode',
    'behaviorCategory',
    'dispositionCategory',
    'days',
  ],
  looks: { violationCode: { mono: true }, dispositionCode: { mono: true } },
})
