import type { ImportedComponent } from '@edconsole/console-core/import-rules'
import * as codes from './source-codes.ts'

/** How the demo's SIS sends one component. */
export type ComponentFile = {
  filePattern: string
  /** Where the same is read in the SIS itself. */
  endpoint: string
  /** Columns of ours that the file fills, beside the required ones. */
  optional: readonly string[]
  /** What its codes mean, by our column. */
  codes: Readonly<Record<string, codes.Codes>>
  /** Milliseconds that a row takes, roughly. */
  pace: number
  /** A file of the last days says nothing of what went before. */
  mode: 'full' | 'delta'
}

const full = { mode: 'full', codes: {} } as const
const { GRADES } = codes

/** The files of the demo's districts. */
export const COMPONENT_FILES: Readonly<Record<ImportedComponent, ComponentFile>> = {
  sites: {
    ...full,
    filePattern: 'SCH.csv',
    endpoint: 'schools',
    pace: 170,
    optional: ['shortName', 'schoolType', 'lowGrade', 'highGrade', 'principalName'],
  },
  staff: {
    ...full,
    filePattern: 'STF.csv',
    endpoint: 'staff',
    pace: 19,
    optional: ['primarySiteCode', 'emailAddress', 'username', 'title'],
    codes: { role: codes.STAFF_ROLES },
  },
  gradingPeriods: {
    ...full,
    filePattern: 'TRM.csv',
    endpoint: 'terms',
    pace: 60,
    optional: ['sessionType', 'periodType', 'termCode', 'parentCode', 'sequence', 'totalInstructionalDays'],
    codes: { sessionType: codes.SESSIONS, periodType: codes.PERIODS },
  },
  students: {
    ...full,
    filePattern: 'STU.csv',
    endpoint: 'students',
    pace: 5.8,
    optional: [
      ...['stateStudentId', 'gender', 'enrollmentStatus', 'entryDate', 'exitDate'],
      ...['primaryLanguage', 'emailAddress'],
    ],
    codes: { gradeLevel: GRADES, primaryLanguage: codes.LANGUAGES, enrollmentStatus: codes.STATUSES },
  },
  contacts: {
    ...full,
    filePattern: 'CON.csv',
    endpoint: 'contacts',
    pace: 17.8,
    optional: [
      ...['firstName', 'relationship', 'emailAddress', 'mobilePhone', 'languageCode', 'priority'],
      ...['isPrimary', 'isEmergency', 'isLegalGuardian', 'livesWith', 'receivesMail', 'portalAccess'],
    ],
    codes: { relationship: codes.RELATIONSHIPS, languageCode: codes.LANGUAGES },
  },
  courses: {
    ...full,
    filePattern: 'CRS.csv',
    endpoint: 'courses',
    pace: 8.2,
    optional: [
      ...['courseTitleShort', 'scedCode', 'department', 'gradeLow', 'gradeHigh', 'credits', 'courseLevel'],
      ...['isCollegePrep', 'isWeighted', 'siteCode'],
    ],
    codes: { department: codes.SUBJECTS, courseLevel: codes.LEVELS, gradeLow: GRADES, gradeHigh: GRADES },
  },
  sections: {
    ...full,
    filePattern: 'MST.csv',
    endpoint: 'sections',
    pace: 13.6,
    optional: [
      ...['sectionTitle', 'classType', 'primaryStaffId', 'periods', 'room', 'startDate', 'endDate'],
      ...['maxStudents', 'gradeLevels'],
    ],
    codes: { classType: codes.CLASSES, gradeLevels: GRADES },
  },
  enrollment: {
    ...full,
    filePattern: 'ENR.csv',
    endpoint: 'enrollment',
    pace: 3.9,
    optional: ['entryCode', 'exitDate', 'exitCode'],
    codes: { gradeLevel: GRADES },
  },
  roster: {
    ...full,
    filePattern: 'SEC.csv',
    endpoint: 'classes',
    pace: 26,
    optional: ['startDate', 'termCode', 'courseId', 'role', 'period'],
    codes: { role: codes.ROSTER_ROLES },
  },
  attendance: {
    filePattern: 'ATT.csv',
    endpoint: 'attendance',
    pace: 8,
    mode: 'delta',
    optional: [
      ...['period', 'attendanceCategory', 'sectionId', 'termCode', 'minutesAbsent', 'reason', 'enteredBy'],
    ],
    codes: { attendanceCategory: codes.ATTENDANCE },
  },
  behavior: {
    filePattern: 'ADS.csv',
    endpoint: 'discipline',
    pace: 40,
    mode: 'delta',
    optional: [
      ...['incidentTime', 'gradeLevel', 'location', 'violationCode', 'behaviorCategory', 'participantRole'],
      ...['dispositionCode', 'dispositionCategory', 'dispositionStartDate', 'dispositionEndDate', 'days'],
      ...['referredByStaffId', 'description'],
    ],
    codes: {
      gradeLevel: GRADES,
      location: codes.LOCATIONS,
      behaviorCategory: codes.INCIDENTS,
      participantRole: codes.PARTICIPANTS,
      dispositionCategory: codes.DISPOSITIONS,
    },
  },
  gradebooks: {
    ...full,
    filePattern: 'GBK.csv',
    endpoint: 'gradebooks',
    pace: 22,
    optional: [
      ...['assignmentId', 'studentId', 'staffId', 'termCode', 'assignmentTitle', 'category'],
      ...['categoryWeight', 'assignedDate', 'dueDate', 'pointsPossible', 'score', 'scoreStatus'],
    ],
    codes: { scoreStatus: codes.SCORES },
  },
  reportCards: {
    ...full,
    filePattern: 'GRD.csv',
    endpoint: 'reportcard',
    pace: 18,
    optional: [
      ...['gradeType', 'staffId', 'mark', 'markNumeric', 'citizenship', 'workHabits', 'absences'],
      ...['tardies', 'postedDate'],
    ],
    codes: { gradeType: codes.GRADE_KINDS },
  },
  transcripts: {
    ...full,
    filePattern: 'TRN.csv',
    endpoint: 'transcripts',
    pace: 12,
    optional: [
      ...['termCode', 'courseId', 'gradeLevelTaken', 'siteName', 'mark', 'gpaPoints', 'isWeighted'],
      ...['creditAttempted', 'creditEarned', 'repeatCode', 'attemptResult', 'cumulativeGpa'],
      'cumulativeCredits',
    ],
    codes: { gradeLevelTaken: GRADES, repeatCode: codes.REPEATS, attemptResult: codes.RESULTS },
  },
  studentTags: {
    ...full,
    filePattern: 'TAG.csv',
    endpoint: 'groups',
    pace: 26,
    optional: ['tagName', 'tagCategory', 'startDate'],
    codes: { tagCategory: codes.TAG_KINDS },
  },
  studentPrograms: {
    ...full,
    filePattern: 'PGM.csv',
    endpoint: 'programs',
    pace: 24,
    optional: [
      ...[
        'siteCode',
        'programStartDate',
        'programName',
        'programType',
        'eligibilityStartDate',
        'disabilityCode',
      ],
      'minutesPerWeek',
    ],
    codes: { programType: codes.PROGRAM_KINDS },
  },
}
