import { CODED_VALUES } from './coded-values.ts'
import { column, requiredFirst } from './database-column.ts'

/** What a row of the student file can fill. */
export const STUDENT_COLUMNS = requiredFirst([
  column(401, 'studentId', 'Local ID', {
    description: "The student's number in the SIS",
    maxLength: 30,
    isRequired: true,
    isKey: true,
    defaultSourceColumns: {
      aeries: 'StudentID',
      file: 'LOCAL_ID',
      oneroster: 'identifier',
      qmlativ: 'StudentNumber',
    },
  }),
  column(402, 'firstName', 'First name', {
    isRequired: true,
    defaultSourceColumns: {
      aeries: 'FirstName',
      file: 'FIRST_NM',
      oneroster: 'givenName',
      qmlativ: 'Name.FirstName',
    },
  }),
  column(403, 'lastName', 'Last name', {
    isRequired: true,
    defaultSourceColumns: {
      aeries: 'LastName',
      file: 'LAST_NM',
      oneroster: 'familyName',
      qmlativ: 'Name.LastName',
    },
  }),
  column(404, 'birthDate', 'Birth date', {
    isRequired: true,
    dataType: 'date',
    defaultSourceColumns: {
      aeries: 'Birthdate',
      file: 'BIRTH_DT',
      oneroster: 'birthDate',
      qmlativ: 'Name.BirthDate',
    },
  }),
  column(405, 'gradeLevel', 'Grade level', {
    isRequired: true,
    maxLength: 2,
    possibleValues: CODED_VALUES.gradeLevels,
    listNoun: 'grade levels',
    defaultSourceColumns: { aeries: 'Grade', file: 'GRADE', oneroster: 'grades', qmlativ: 'Grade' },
  }),
  column(406, 'siteCode', 'Site code', {
    isRequired: true,
    maxLength: 20,
    refersTo: 'sites',
    defaultSourceColumns: {
      aeries: 'SchoolCode',
      file: 'SCHOOL_CD',
      oneroster: 'orgSourcedIds',
      qmlativ: 'EntryWithdrawalDefaultEntityToday.School.Code',
    },
  }),
  column(407, 'stateStudentId', 'State ID', {
    maxLength: 30,
    defaultSourceColumns: { aeries: 'StateStudentID', file: 'STATE_ID', qmlativ: 'StudentStateID' },
  }),
  column(408, 'middleName', 'Middle name', {
    defaultSourceColumns: {
      aeries: 'MiddleName',
      file: 'MIDDLE_NM',
      qmlativ: 'Name.MiddleName',
      oneroster: 'middleName',
    },
  }),
  column(409, 'gender', 'Gender', {
    maxLength: 1,
    possibleValues: CODED_VALUES.genders,
    listNoun: 'genders',
    defaultSourceColumns: { aeries: 'Gender', file: 'GENDER', oneroster: 'sex', qmlativ: 'Name.Gender' },
  }),
  column(410, 'enrollmentStatus', 'Enrollment status', {
    maxLength: null,
    possibleValues: CODED_VALUES.enrollmentStatuses,
    listNoun: 'enrollment statuses',
    whenAbsent: 'enrolled',
    defaultSourceColumns: { file: 'STATUS' },
  }),
  column(411, 'entryDate', 'Entry date', {
    dataType: 'date',
    defaultSourceColumns: { aeries: 'SchoolEnterDate', file: 'ENTRY_DT' },
  }),
  column(412, 'exitDate', 'Exit date', {
    dataType: 'date',
    defaultSourceColumns: { aeries: 'SchoolLeaveDate', file: 'EXIT_DT' },
  }),
  column(413, 'primaryLanguage', 'Language', {
    maxLength: 3,
    possibleValues: CODED_VALUES.languages,
    listNoun: 'languages',
    defaultSourceColumns: { aeries: 'CorrespondenceLanguageCode', file: 'HOME_LANG' },
  }),
  column(414, 'emailAddress', 'Email', {
    dataType: 'email',
    maxLength: 254,
    defaultSourceColumns: { aeries: 'StudentEmailAddress', file: 'EMAIL', oneroster: 'email' },
  }),
])
