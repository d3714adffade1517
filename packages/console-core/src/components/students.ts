import { EL_STATUSES } from '../lists/el-statuses.ts'
import { ENROLLMENT_STATUSES } from '../lists/enrollment-words.ts'
import { GENDERS } from '../lists/genders.ts'
import { LANGUAGES } from '../lists/languages.ts'
import { RACES } from '../lists/races.ts'
import { defineComponent, type RowOf } from './define-component.ts'
import {
  choice,
  choices,
  code,
  date,
  email,
  grade,
  id,
  list,
  maybeFlag,
  number,
  phone,
  reference,
  sourcedId,
  state,
  text,
} from './field.ts'

export const studentsComponent = defineComponent({
  name: 'students',
  key: ['studentId'],
  fields: {
    /** Unique in the district. */
    studentId: id({
      title: 'Local ID',
      required: true,
      sort: true,
      filter: true,
      search: true,
      column: 401,
      description: "The student's number in the SIS",
      from: { aeries: 'StudentID', oneroster: 'identifier', qmlativ: 'StudentNumber', file: 'LOCAL_ID' },
    }),
    stateStudentId: id({
      title: 'State ID',
      filter: true,
      search: true,
      column: 407,
      from: { aeries: 'StateStudentID', qmlativ: 'StudentStateID', file: 'STATE_ID' },
    }),
    /** `YYYY-MM-DD`; so every date. */
    birthDate: date({
      title: 'Birth date',
      required: true,
      personal: true,
      column: 404,
      from: { aeries: 'Birthdate', oneroster: 'birthDate', qmlativ: 'Name.BirthDate', file: 'BIRTH_DT' },
    }),
    exitDate: date({
      title: 'Exit date',
      header: 'Left',
      column: 412,
      from: { aeries: 'SchoolLeaveDate', file: 'EXIT_DT' },
    }),
    /** Unique in the school. */
    studentNumber: code({ title: 'Student number' }),
    firstName: text({
      title: 'First name',
      required: true,
      search: true,
      column: 402,
      from: { aeries: 'FirstName', oneroster: 'givenName', qmlativ: 'Name.FirstName', file: 'FIRST_NM' },
    }),
    middleName: text({
      title: 'Middle name',
      column: 408,
      from: { aeries: 'MiddleName', oneroster: 'middleName', qmlativ: 'Name.MiddleName', file: 'MIDDLE_NM' },
    }),
    lastName: text({
      title: 'Last name',
      required: true,
      sort: true,
      search: true,
      column: 403,
      from: { aeries: 'LastName', oneroster: 'familyName', qmlativ: 'Name.LastName', file: 'LAST_NM' },
    }),
    suffix: text({ title: 'Suffix' }),
    preferredFirstName: text({ title: 'Preferred first name' }),
    gender: choice(GENDERS, {
      title: 'Gender',
      column: 409,
      max: 1,
      noun: 'genders',
      from: { aeries: 'Gender', oneroster: 'sex', qmlativ: 'Name.Gender', file: 'GENDER' },
    }),
    gradeLevel: grade({
      title: 'Grade level',
      header: 'Grade',
      required: true,
      sort: true,
      facet: true,
      column: 405,
      noun: 'grade levels',
      from: { aeries: 'Grade', oneroster: 'grades', qmlativ: 'Grade', file: 'GRADE' },
    }),
    siteCode: reference('sites', {
      title: 'Site code',
      header: 'Site',
      required: true,
      sort: true,
      facet: true,
      column: 406,
      mustExistIn: 'sites',
      from: {
        aeries: 'SchoolCode',
        oneroster: 'orgSourcedIds',
        qmlativ: 'EntryWithdrawalDefaultEntityToday.School.Code',
        file: 'SCHOOL_CD',
      },
    }),
    homeroomStaffId: reference('staff', { title: 'Homeroom teacher' }),
    enrollmentStatus: choice(ENROLLMENT_STATUSES, {
      title: 'Enrollment status',
      header: 'Status',
      blank: 'enrolled',
      sort: true,
      facet: true,
      column: 410,
      noun: 'enrollment statuses',
      from: { file: 'STATUS' },
    }),
    entryDate: date({
      title: 'Entry date',
      header: 'Entered',
      sort: true,
      filter: true,
      column: 411,
      from: { aeries: 'SchoolEnterDate', file: 'ENTRY_DT' },
    }),
    graduationYear: number({ title: 'Graduates in', display: 'code' }),
    /** Codes of the tags that the student carries in this year. */
    tags: list({ title: 'Tags' }),
    primaryLanguage: choice(LANGUAGES, {
      title: 'Language',
      column: 413,
      max: 3,
      noun: 'languages',
      from: { aeries: 'CorrespondenceLanguageCode', file: 'HOME_LANG' },
    }),
    correspondenceLanguage: choice(LANGUAGES, { title: 'Correspondence language' }),
    elStatus: choice(EL_STATUSES, { title: 'English learner status', personal: true }),
    hispanicEthnicity: maybeFlag({
      title: 'Hispanic or Latino',
      personal: true,
      column: 415,
      from: { aeries: 'EthnicityCode', oneroster: 'hispanicOrLatinoEthnicity', file: 'HISPANIC_FL' },
    }),
    races: choices(RACES, {
      title: 'Race',
      personal: true,
      column: 416,
      noun: 'races',
      from: { aeries: 'RaceCodes', oneroster: 'races', file: 'RACES' },
    }),
    /** This and the next six are personal: screens hide them until they are asked for. */
    specialEducation: maybeFlag({
      title: 'Special education',
      personal: true,
      column: 417,
      from: { file: 'SPED_FL' },
    }),
    section504: maybeFlag({ title: 'Section 504', personal: true, column: 418, from: { file: 'SEC504_FL' } }),
    giftedTalented: maybeFlag({
      title: 'Gifted and talented',
      personal: true,
      column: 419,
      from: { file: 'GATE_FL' },
    }),
    homeless: maybeFlag({ title: 'Homeless', personal: true, column: 420, from: { file: 'HOMELESS_FL' } }),
    fosterYouth: maybeFlag({
      title: 'Foster youth',
      personal: true,
      column: 421,
      from: { file: 'FOSTER_FL' },
    }),
    migrant: maybeFlag({ title: 'Migrant', personal: true, column: 422, from: { file: 'MIGRANT_FL' } }),
    economicallyDisadvantaged: maybeFlag({
      title: 'Economically disadvantaged',
      personal: true,
      column: 423,
      from: { file: 'ECON_DIS_FL' },
    }),
    emailAddress: email({
      title: 'Email',
      personal: true,
      column: 414,
      from: { aeries: 'StudentEmailAddress', oneroster: 'email', file: 'EMAIL' },
    }),
    username: code({ title: 'Username', ignoreCase: true }),
    address1: text({ title: 'Address', personal: true }),
    address2: text({ title: 'Address line 2', personal: true }),
    city: text({ title: 'City', personal: true }),
    state: state({ title: 'State', personal: true }),
    zip: code({ title: 'ZIP', personal: true }),
    homePhone: phone({ title: 'Home phone', personal: true }),
    mobilePhone: phone({ title: 'Mobile phone', personal: true }),
    sourcedId: sourcedId(424),
  },
})

/** A student: `GET /district/students`, read only. */
export type Student = RowOf<typeof studentsComponent>
