import {
  EL_STATUSES,
  ENROLLMENT_STATUSES,
  GENDERS,
  LANGUAGES,
  plural,
  RACES,
  studentsResource,
} from '@edconsole/console-core'
import { ROW_META_FIELDS } from '../row-meta-fields.ts'
import { defineTable } from '../table-definition.ts'
import { HOME_ADDRESS, SITE } from './common.ts'

const hiddenText = { kind: 'text', hidden: true } as const
const personal = { personal: true, hidden: true } as const
const programFlag = { kind: 'flag', ...personal } as const

const without = (what: string) => (count: number, text: string) =>
  `${text} ${plural(count, 'student', 'students')} without ${what}`

/** Students. */
export const studentsTable = defineTable<'students'>()({
  id: 'table-students',
  component: 'students',
  operation: studentsResource.list,
  noun: ['student', 'students'],
  search: 'Local ID, state ID or name',
  fields: [
    { field: 'studentId', title: 'Local ID', kind: 'code' },
    { field: 'stateStudentId', title: 'State ID', kind: 'code', width: 120 },
    {
      field: 'name',
      title: 'Name',
      kind: 'person',
      from: ['lastName', 'firstName', 'middleName'],
      sortBy: 'lastName',
    },
    { field: 'gradeLevel', title: 'Grade', kind: 'code', width: 76 },
    SITE,
    { field: 'birthDate', title: 'Birth date', kind: 'date', personal: true },
    { field: 'enrollmentStatus', title: 'Status', kind: 'code', words: ENROLLMENT_STATUSES, width: 116 },
    { field: 'entryDate', title: 'Entered', kind: 'date' },
    { field: 'exitDate', title: 'Left', kind: 'date', hidden: true },
    { field: 'studentNumber', title: 'Student number', kind: 'code', hidden: true },
    { field: 'firstName', title: 'First name', ...hiddenText },
    { field: 'middleName', title: 'Middle name', ...hiddenText },
    { field: 'lastName', title: 'Last name', ...hiddenText },
    { field: 'suffix', title: 'Suffix', ...hiddenText },
    { field: 'preferredFirstName', title: 'Preferred first name', ...hiddenText },
    { field: 'gender', title: 'Gender', kind: 'code', words: GENDERS, hidden: true },
    {
      field: 'homeroomStaffId',
      title: 'Homeroom teacher',
      kind: 'code',
      refersTo: 'table-staff',
      hidden: true,
    },
    { field: 'graduationYear', title: 'Graduates in', kind: 'code', hidden: true },
    { field: 'tags', title: 'Tags', kind: 'list', hidden: true },
    { field: 'primaryLanguage', title: 'Language', kind: 'code', words: LANGUAGES, hidden: true },
    {
      field: 'correspondenceLanguage',
      title: 'Language for letters',
      kind: 'code',
      words: LANGUAGES,
      hidden: true,
    },
    { field: 'elStatus', title: 'English learner status', kind: 'code', words: EL_STATUSES, ...personal },
    { field: 'hispanicEthnicity', title: 'Hispanic or Latino', kind: 'flag', ...personal },
    { field: 'races', title: 'Race', kind: 'list', words: RACES, ...personal },
    { field: 'specialEducation', title: 'Special education', ...programFlag },
    { field: 'section504', title: 'Section 504', ...programFlag },
    { field: 'giftedTalented', title: 'Gifted and talented', ...programFlag },
    { field: 'homeless', title: 'Homeless', ...programFlag },
    { field: 'fosterYouth', title: 'Foster youth', ...programFlag },
    { field: 'migrant', title: 'Migrant', ...programFlag },
    { field: 'economicallyDisadvantaged', title: 'Economically disadvantaged', ...programFlag },
    { field: 'emailAddress', title: 'Email', kind: 'text', ...personal },
    { field: 'username', title: 'Username', kind: 'code', hidden: true },
    ...HOME_ADDRESS,
    { field: 'homePhone', title: 'Home phone', kind: 'phone', ...personal },
    { field: 'mobilePhone', title: 'Mobile phone', kind: 'phone', ...personal },
    ...ROW_META_FIELDS,
  ],
  findings: [
    { field: 'hasSection', title: 'In a section', sentence: without('a section') },
    { field: 'hasEnrollment', title: 'Has an enrollment', sentence: without('an enrollment') },
    { field: 'hasContact', title: 'Has a contact', sentence: without('a contact') },
  ],
})
