import {
  BEHAVIOR_CATEGORIES,
  DISPOSITION_CATEGORIES,
  INCIDENT_LOCATIONS,
  PARTICIPANT_ROLES,
} from '../lists/behavior-words.ts'
import { defineComponent, type RowOf } from './define-component.ts'
import { choice, code, date, grade, id, number, reference, text } from './field.ts'

export const behaviorComponent = defineComponent({
  name: 'behavior',
  key: ['incidentId', 'studentId'],
  fields: {
    incidentId: id({
      title: 'Incident ID',
      required: true,
      sort: true,
      filter: true,
      search: true,
      column: 1101,
      from: { aeries: 'SequenceNumber', file: 'INCIDENT_ID' },
    }),
    studentId: reference('students', {
      title: 'Student ID',
      header: 'Local ID',
      required: true,
      sort: true,
      filter: true,
      search: true,
      column: 1102,
      mustExistIn: 'students',
      from: { aeries: 'StudentID', file: 'LOCAL_ID' },
    }),
    /** `Last, First`, read from the student as stored now; null when unknown. */
    studentName: text({ title: 'Student' }),
    siteCode: reference('sites', {
      title: 'Site code',
      header: 'Site',
      required: true,
      sort: true,
      facet: true,
      column: 1103,
      mustExistIn: 'sites',
      from: { aeries: 'SchoolCode', file: 'SCHOOL_CD' },
    }),
    gradeLevel: grade({
      title: 'Grade level',
      header: 'Grade',
      facet: true,
      column: 1106,
      noun: 'grade levels',
      from: { file: 'GRADE' },
    }),
    /** `YYYY-MM-DD`; so every date. */
    incidentDate: date({
      title: 'Date',
      required: true,
      sort: true,
      filter: true,
      column: 1104,
      from: { aeries: 'IncidentDate', file: 'INCIDENT_DT' },
    }),
    /** `HH:mm`. */
    incidentTime: code({
      title: 'Time',
      column: 1105,
      max: 8,
      from: { aeries: 'IncidentTime', file: 'INCIDENT_TM' },
    }),
    location: choice(INCIDENT_LOCATIONS, {
      title: 'Location',
      column: 1107,
      noun: 'locations',
      from: { aeries: 'LocationCode', file: 'LOCATION' },
    }),
    violationCode: code({
      title: 'Violation',
      header: 'Violation code',
      facet: true,
      search: true,
      column: 1108,
      max: 30,
      from: { aeries: 'ViolationCode1', file: 'VIOLATION' },
    }),
    behaviorCategory: choice(BEHAVIOR_CATEGORIES, {
      title: 'Category',
      header: 'Offense',
      sort: true,
      facet: true,
      column: 1109,
      noun: 'behavior categories',
      from: { file: 'CATEGORY' },
    }),
    participantRole: choice(PARTICIPANT_ROLES, {
      title: 'Role in incident',
      header: 'Role',
      blank: 'perpetrator',
      column: 1110,
      noun: 'participant roles',
      from: { file: 'PARTICIPANT' },
    }),
    dispositionCode: code({
      title: 'Disposition',
      header: 'Action code',
      facet: true,
      column: 1111,
      max: 30,
      from: { aeries: 'DispositionCode', file: 'DISPOSITION' },
    }),
    dispositionCategory: choice(DISPOSITION_CATEGORIES, {
      title: 'Disposition category',
      header: 'Action',
      facet: true,
      column: 1112,
      noun: 'disposition categories',
      from: { file: 'DISP_CATEGORY' },
    }),
    dispositionStartDate: date({
      title: 'Disposition start',
      header: 'Action starts',
      column: 1113,
      from: { aeries: 'DispositionStartDate', file: 'DISP_START_DT' },
    }),
    dispositionEndDate: date({
      title: 'Disposition end',
      header: 'Action ends',
      column: 1114,
      from: { aeries: 'DispositionEndDate', file: 'DISP_END_DT' },
    }),
    days: number({
      title: 'Days',
      column: 1115,
      range: [0, 400],
      from: { aeries: 'DispositionDays', file: 'DAYS' },
    }),
    referredByStaffId: reference('staff', {
      title: 'Referred by',
      column: 1116,
      from: { aeries: 'ReferredByStaffID', file: 'REFERRED_BY' },
    }),
    /** Personal: screens hide it until it is asked for. */
    description: text({
      title: 'Description',
      header: 'Description',
      personal: true,
      column: 1117,
      max: 2000,
      from: { aeries: 'Comment', file: 'DESCRIPTION' },
    }),
  },
})

/** One student in one incident: `GET /behavior`. */
export type Behavior = RowOf<typeof behaviorComponent>
