import { CODED_VALUES } from './coded-values.ts'
import { column, requiredFirst } from './database-column.ts'

/** What a row of the student program file can fill. */
export const STUDENT_PROGRAM_COLUMNS = requiredFirst([
  column(1601, 'studentId', 'Student ID', {
    isRequired: true,
    isKey: true,
    maxLength: 30,
    refersTo: 'students',
    defaultSourceColumns: { aeries: 'StudentID', file: 'LOCAL_ID' },
  }),
  column(1602, 'programCode', 'Program code', {
    isRequired: true,
    isKey: true,
    maxLength: 30,
    defaultSourceColumns: { aeries: 'ProgramCode', file: 'PROGRAM_CD' },
  }),
  column(1603, 'programStartDate', 'Program start', {
    isKey: true,
    dataType: 'date',
    defaultSourceColumns: { aeries: 'ProgramStartDate', file: 'PROGRAM_START_DT' },
  }),
  column(1604, 'siteCode', 'Site code', {
    isKey: true,
    maxLength: 20,
    refersTo: 'sites',
    defaultSourceColumns: { aeries: 'SchoolCode', file: 'SCHOOL_CD' },
  }),
  column(1605, 'programName', 'Program', {
    maxLength: 80,
    defaultSourceColumns: { aeries: 'ProgramDescription', file: 'PROGRAM_NM' },
  }),
  column(1606, 'programType', 'Program type', {
    maxLength: null,
    possibleValues: CODED_VALUES.programTypes,
    listNoun: 'program types',
    defaultSourceColumns: { file: 'PROGRAM_TYPE' },
  }),
  column(1607, 'eligibilityStartDate', 'Eligibility start', {
    dataType: 'date',
    defaultSourceColumns: { aeries: 'EligibilityStartDate', file: 'ELIGIBLE_START_DT' },
  }),
  column(1608, 'eligibilityEndDate', 'Eligibility end', {
    dataType: 'date',
    defaultSourceColumns: { aeries: 'EligibilityEndDate', file: 'ELIGIBLE_END_DT' },
  }),
  column(1609, 'programEndDate', 'Program end', {
    dataType: 'date',
    defaultSourceColumns: { aeries: 'ProgramEndDate', file: 'PROGRAM_END_DT' },
  }),
  column(1610, 'exitReason', 'Exit reason', {
    maxLength: null,
    possibleValues: CODED_VALUES.programExitReasons,
    listNoun: 'exit reasons',
    defaultSourceColumns: { file: 'EXIT_REASON' },
  }),
  column(1611, 'disabilityCode', 'Disability code', {
    maxLength: 10,
    defaultSourceColumns: { file: 'DISABILITY_CD' },
  }),
  column(1612, 'minutesPerWeek', 'Minutes a week', {
    dataType: 'number',
    range: [0, 3000],
    defaultSourceColumns: { file: 'MINUTES' },
  }),
])
