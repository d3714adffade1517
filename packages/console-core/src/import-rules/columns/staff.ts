import { CODED_VALUES } from './coded-values.ts'
import { column, requiredFirst } from './database-column.ts'

/** What a row of the staff file can fill. */
export const STAFF_COLUMNS = requiredFirst([
  column(201, 'staffId', 'Staff ID', {
    maxLength: 30,
    isRequired: true,
    isKey: true,
    defaultSourceColumns: { aeries: 'StaffID', file: 'STAFF_ID', oneroster: 'identifier' },
  }),
  column(202, 'firstName', 'First name', {
    isRequired: true,
    defaultSourceColumns: { aeries: 'FirstName', file: 'FIRST_NM', oneroster: 'givenName' },
  }),
  column(203, 'lastName', 'Last name', {
    isRequired: true,
    defaultSourceColumns: { aeries: 'LastName', file: 'LAST_NM', oneroster: 'familyName' },
  }),
  column(204, 'role', 'Role', {
    isRequired: true,
    maxLength: null,
    possibleValues: CODED_VALUES.staffRoles,
    listNoun: 'staff roles',
    defaultSourceColumns: { file: 'ROLE', oneroster: 'role' },
  }),
  column(205, 'siteCodes', 'Site codes', {
    description: 'Every site where the person works',
    maxLength: 20,
    isRequired: true,
    isList: true,
    refersTo: 'sites',
    defaultSourceColumns: { file: 'SCHOOL_CDS', oneroster: 'orgSourcedIds', aeries: 'SchoolCodes' },
  }),
  column(206, 'primarySiteCode', 'Primary site code', {
    description: 'One of the site codes; the first of them when left empty',
    maxLength: 20,
    refersTo: 'sites',
    defaultSourceColumns: { file: 'SCHOOL_CD', oneroster: 'primaryOrg', aeries: 'PrimarySchoolCode' },
  }),
  column(207, 'middleName', 'Middle name', {
    defaultSourceColumns: { file: 'MIDDLE_NM', oneroster: 'middleName', aeries: 'MiddleName' },
  }),
  column(208, 'emailAddress', 'Email', {
    dataType: 'email',
    maxLength: 254,
    defaultSourceColumns: { aeries: 'EmailAddress', file: 'EMAIL', oneroster: 'email' },
  }),
  column(209, 'username', 'Username', {
    maxLength: 100,
    defaultSourceColumns: { file: 'USERNAME', oneroster: 'username', aeries: 'UserName' },
  }),
  column(210, 'title', 'Job title', {
    maxLength: 100,
    defaultSourceColumns: { aeries: 'Title', file: 'JOB_TITLE' },
  }),
])
