import {
  BEHAVIOR_CATEGORIES,
  behaviorResource,
  DISPOSITION_CATEGORIES,
  INCIDENT_LOCATIONS,
  PARTICIPANT_ROLES,
} from '@edconsole/console-core'
import { ROW_META_FIELDS } from '../row-meta-fields.ts'
import { defineTable } from '../table-definition.ts'
import { LOCAL_ID, SITE, STUDENT_NAME } from './common.ts'

/** Behavior: incidents, one row per student in each. */
export const behaviorTable = defineTable<'behavior'>()({
  id: 'table-behavior',
  component: 'behavior',
  operation: behaviorResource.list,
  noun: ['behavior row', 'behavior rows'],
  search: 'Incident, local ID or violation',
  fields: [
    { field: 'incidentId', title: 'Incident ID', kind: 'code' },
    LOCAL_ID,
    { field: 'incidentDate', title: 'Date', kind: 'date' },
    SITE,
    { field: 'behaviorCategory', title: 'Offense', kind: 'code', words: BEHAVIOR_CATEGORIES },
    { field: 'dispositionCategory', title: 'Action', kind: 'code', words: DISPOSITION_CATEGORIES },
    { field: 'days', title: 'Days', kind: 'number' },
    STUDENT_NAME,
    { field: 'gradeLevel', title: 'Grade', kind: 'code', hidden: true },
    { field: 'incidentTime', title: 'Time', kind: 'code', hidden: true },
    { field: 'location', title: 'Location', kind: 'code', words: INCIDENT_LOCATIONS, hidden: true },
    { field: 'violationCode', title: 'Violation code', kind: 'code', mono: true, hidden: true },
    { field: 'participantRole', title: 'Role', kind: 'code', words: PARTICIPANT_ROLES, hidden: true },
    { field: 'dispositionCode', title: 'Action code', kind: 'code', mono: true, hidden: true },
    { field: 'dispositionStartDate', title: 'Action starts', kind: 'date', hidden: true },
    { field: 'dispositionEndDate', title: 'Action ends', kind: 'date', hidden: true },
    { field: 'referredByStaffId', title: 'Referred by', kind: 'code', refersTo: 'table-staff', hidden: true },
    { field: 'description', title: 'Account of it', kind: 'text', personal: true, hidden: true },
    ...ROW_META_FIELDS,
  ],
})
