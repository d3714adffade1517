import { CODED_VALUES } from './coded-values.ts'
import { column, requiredFirst } from './database-column.ts'

/** What a row of the enrollment file can fill: one stay of a student at a site. */
export const ENROLLMENT_COLUMNS = requiredFirst([
  column(801, 'studentId', 'Local ID', {
    maxLength: 30,
    isRequired: true,
    isKey: true,
    refersTo: 'students',
    defaultSourceColumns: {
      aeries: 'StudentID',
      file: 'LOCAL_ID',
      oneroster: 'userSourcedId',
      qmlativ: 'Student.StudentNumber',
    },
  }),
  column(802, 'siteCode', 'Site code', {
    maxLength: 20,
    isRequired: true,
    isKey: true,
    refersTo: 'sites',
    defaultSourceColumns: {
      aeries: 'SchoolCode',
      file: 'SCHOOL_CD',
      oneroster: 'schoolSourcedId',
      qmlativ: 'School.Code',
    },
  }),
  column(803, 'entryDate', 'Entry date', {
    dataType: 'date',
    isRequired: true,
    isKey: true,
    defaultSourceColumns: {
      aeries: 'EnterDate',
      file: 'ENTRY_DT',
      oneroster: 'beginDate',
      qmlativ: 'StartDate',
    },
  }),
  column(804, 'gradeLevel', 'Grade level', {
    isRequired: true,
    maxLength: 2,
    possibleValues: CODED_VALUES.gradeLevels,
    listNoun: 'grade levels',
    defaultSourceColumns: { aeries: 'Grade', file: 'GRADE', qmlativ: 'GradeReference.Code' },
  }),
  column(805, 'entryCode', 'Entry code', {
    maxLength: null,
    possibleValues: CODED_VALUES.entryCodes,
    listNoun: 'entry codes',
    defaultSourceColumns: { file: 'ENTRY_CD', qmlativ: 'EntryCode.Code' },
  }),
  column(806, 'exitDate', 'Exit date', {
    dataType: 'date',
    defaultSourceColumns: {
      aeries: 'LeaveDate',
      file: 'EXIT_DT',
      oneroster: 'endDate',
      qmlativ: 'WithdrawalDate',
    },
  }),
  column(807, 'exitCode', 'Exit code', {
    maxLength: null,
    possibleValues: CODED_VALUES.exitCodes,
    listNoun: 'exit codes',
    defaultSourceColumns: { file: 'EXIT_CD', qmlativ: 'WithdrawalCode.Code' },
  }),
  column(808, 'isPrimarySchool', 'Primary school', {
    dataType: 'boolean',
    whenAbsent: true,
    defaultSourceColumns: { file: 'PRIMARY_FL', oneroster: 'primary' },
  }),
])
