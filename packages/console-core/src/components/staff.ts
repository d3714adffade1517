import { GENDERS } from '../lists/genders.ts'
import {
  EMPLOYMENT_STATUSES,
  type EmploymentStatus,
  STAFF_ROLES,
  type StaffRole,
} from '../lists/staff-words.ts'
import { defineComponent, type RowOf } from './define-component.ts'
import {
  choice,
  code,
  date,
  email,
  flag,
  grades,
  ID_MAX,
  id,
  list,
  number,
  reference,
  sourcedId,
  text,
} from './field.ts'

export const staffComponent = defineComponent({
  name: 'staff',
  key: ['staffId'],
  fields: {
    /** Unique in its district and year, and the same for good: accounts are linked by it. */
    staffId: id({
      title: 'Staff ID',
      identifies: 'number',
      required: true,
      sort: true,
      filter: true,
      search: true,
      column: 201,
      from: { aeries: 'StaffID', oneroster: 'identifier', file: 'STAFF_ID' },
    }),
    stateStaffId: code({ title: 'State staff ID', identifies: 'number' }),
    firstName: text({
      title: 'First name',
      identifies: 'name',
      required: true,
      search: true,
      column: 202,
      from: { aeries: 'FirstName', oneroster: 'givenName', file: 'FIRST_NM' },
    }),
    middleName: text({
      title: 'Middle name',
      identifies: 'name',
      column: 207,
      from: { aeries: 'MiddleName', oneroster: 'middleName', file: 'MIDDLE_NM' },
    }),
    lastName: text({
      title: 'Last name',
      identifies: 'name',
      required: true,
      sort: true,
      search: true,
      column: 203,
      from: { aeries: 'LastName', oneroster: 'familyName', file: 'LAST_NM' },
    }),
    suffix: text({ title: 'Suffix', identifies: 'name' }),
    preferredFirstName: text({ title: 'Preferred first name', identifies: 'name', column: 213 }),
    preferredLastName: text({ title: 'Preferred last name', identifies: 'name', column: 214 }),
    /** Unique in the district, without regard to case; so the user name. */
    emailAddress: email({
      title: 'Email',
      identifies: 'name',
      sort: true,
      filter: true,
      search: true,
      column: 208,
      from: { aeries: 'EmailAddress', oneroster: 'email', file: 'EMAIL' },
    }),
    username: code({
      title: 'Username',
      identifies: 'name',
      ignoreCase: true,
      search: true,
      column: 209,
      max: 100,
      from: { aeries: 'UserName', oneroster: 'username', file: 'USERNAME' },
    }),
    gender: choice(GENDERS, {
      title: 'Gender',
      column: 211,
      max: 1,
      noun: 'genders',
      from: { file: 'GENDER' },
    }),
    /** `YYYY-MM-DD`. */
    birthDate: date({ title: 'Birth date', personal: true }),
    role: choice<StaffRole>(STAFF_ROLES, {
      title: 'Role',
      required: true,
      ignoreCase: true,
      sort: true,
      facet: true,
      column: 204,
      noun: 'staff roles',
      from: { oneroster: 'role', file: 'ROLE' },
    }),
    title: text({ title: 'Job title', column: 210, max: 100, from: { aeries: 'Title', file: 'JOB_TITLE' } }),
    siteCodes: list({
      title: 'Site codes',
      header: 'All sites',
      required: true,
      column: 205,
      description: 'Every site where the person works',
      max: ID_MAX,
      refersTo: 'sites',
      mustExistIn: 'sites',
      from: { aeries: 'SchoolCodes', oneroster: 'orgSourcedIds', file: 'SCHOOL_CDS' },
    }),
    /** One of `siteCodes`. */
    primarySiteCode: reference('sites', {
      title: 'Primary site code',
      header: 'Site',
      always: true,
      ignoreCase: true,
      sort: true,
      facet: true,
      column: 206,
      description: 'One of the site codes; the first of them when left empty',
      mustExistIn: 'sites',
      from: { aeries: 'PrimarySchoolCode', oneroster: 'primaryOrg', file: 'SCHOOL_CD' },
    }),
    gradeLevels: grades({ title: 'Grades' }),
    hireDate: date({ title: 'Hired' }),
    exitDate: date({ title: 'Left' }),
    employmentStatus: choice<EmploymentStatus>(EMPLOYMENT_STATUSES, {
      title: 'Employment',
      blank: 'active',
      facet: true,
    }),
    /** The account of the person in the district's client; null when there is none. So the two below. */
    accountId: number({ title: 'Account', display: 'code' }),
    authXAccountId: number({ title: 'Sign-in account', display: 'code' }),
    locked: flag({ title: 'Locked' }),
    /** Taken along from the year before (R26). */
    rolledOver: flag({ title: 'Rolled over' }),
    keptFields: list({ title: 'Changed here' }),
    sourcedId: sourcedId(212),
  },
})

/** A staff member: `GET /district/staffs`. */
export type Staff = RowOf<typeof staffComponent>
