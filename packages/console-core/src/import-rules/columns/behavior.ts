import { CODED_VALUES } from './coded-values.ts'
import { column, requiredFirst } from './database-column.ts'

/** What a row of the behavior file can fill: one student in one incident. */
export const BEHAVIOR_COLUMNS = requiredFirst([
  column(1101, 'incidentId', 'Incident ID', {
    isRequired: true,
    isKey: true,
    maxLength: 30,
    defaultSourceColumns: { aeries: 'SequenceNumber', file: 'INCIDENT_ID' },
  }),
  column(1102, 'studentId', 'Student ID', {
    isRequired: true,
    isKey: true,
    maxLength: 30,
    refersTo: 'students',
    defaultSourceColumns: { aeries: 'StudentID', file: 'LOCAL_ID' },
  }),
  column(1103, 'siteCode', 'Site code', {
    isRequired: true,
    maxLength: 20,
    refersTo: 'sites',
    defaultSourceColumns: { aeries: 'SchoolCode', file: 'SCHOOL_CD' },
  }),
  column(1104, 'incidentDate', 'Date', {
    isRequired: true,
    dataType: 'date',
    defaultSourceColumns: { aeries: 'IncidentDate', file: 'INCIDENT_DT' },
  }),
  column(1105, 'incidentTime', 'Time', {
    maxLength: 8,
    defaultSourceColumns: { aeries: 'IncidentTime', file: 'INCIDENT_TM' },
  }),
  column(1106, 'gradeLevel', 'Grade level', {
    maxLength: 2,
    possibleValues: CODED_VALUES.gradeLevels,
    listNoun: 'grade levels',
    defaultSourceColumns: { file: 'GRADE' },
  }),
  column(1107, 'location', 'Location', {
    maxLength: null,
    possibleValues: CODED_VALUES.incidentLocations,
    listNoun: 'locations',
    defaultSourceColumns: { aeries: 'LocationCode', file: 'LOCATION' },
  }),
  column(1108, 'violationCode', 'Violation', {
    maxLength: 30,
    defaultSourceColumns: { aeries: 'ViolationCode1', file: 'VIOLATION' },
  }),
  column(1109, 'behaviorCategory', 'Category', {
    maxLength: null,
    possibleValues: CODED_VALUES.behaviorCategories,
    listNoun: 'behavior categories',
    defaultSourceColumns: { file: 'CATEGORY' },
  }),
  column(1110, 'participantRole', 'Part in it', {
    maxLength: null,
    possibleValues: CODED_VALUES.participantRoles,
    listNoun: 'participant roles',
    whenAbsent: 'perpetrator',
    defaultSourceColumns: { file: 'PARTICIPANT' },
  }),
  column(1111, 'dispositionCode', 'Disposition', {
    maxLength: 30,
    defaultSourceColumns: { aeries: 'DispositionCode', file: 'DISPOSITION' },
  }),
  column(1112, 'dispositionCategory', 'Disposition category', {
    maxLength: null,
    possibleValues: CODED_VALUES.dispositionCategories,
    listNoun: 'disposition categories',
    defaultSourceColumns: { file: 'DISP_CATEGORY' },
  }),
  column(1113, 'dispositionStartDate', 'Disposition start', {
    dataType: 'date',
    defaultSourceColumns: { aeries: 'DispositionStartDate', file: 'DISP_START_DT' },
  }),
  column(1114, 'dispositionEndDate', 'Disposition end', {
    dataType: 'date',
    defaultSourceColumns: { aeries: 'DispositionEndDate', file: 'DISP_END_DT' },
  }),
  column(1115, 'days', 'Days', {
    dataType: 'number',
    range: [0, 400],
    defaultSourceColumns: { aeries: 'DispositionDays', file: 'DAYS' },
  }),
  column(1116, 'referredByStaffId', 'Referred by', {
    maxLength: 30,
    defaultSourceColumns: { aeries: 'ReferredByStaffID', file: 'REFERRED_BY' },
  }),
  column(1117, 'description', 'Description', {
    maxLength: 2000,
    defaultSourceColumns: { aeries: 'Comment', file: 'DESCRIPTION' },
  }),
])
