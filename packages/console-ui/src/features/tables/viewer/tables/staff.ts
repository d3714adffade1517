import { EMPLOYMENT_STATUSES, GENDERS, STAFF_ROLES, staffResource } from '@edconsole/console-core'
import { rowMetaFieldsBut } from '../row-meta-fields.ts'
import { defineTable } from '../table-definition.ts'

/** Staff: everybody who works in the district. */
export const staffTable = defineTable<'staff'>()({
  id: 'table-staff',
  component: 'staff',
  operation: staffResource.list,
  noun: ['staff member', 'staff members'],
  search: 'Staff ID, name, email or username',
  fields: [
    { field: 'staffId', title: 'Staff ID', kind: 'code' },
    {
      field: 'name',
      title: 'Name',
      kind: 'person',
      from: ['lastName', 'firstName', 'middleName'],
      sortBy: 'lastName',
    },
    { field: 'emailAddress', title: 'Email', kind: 'text', width: 220 },
    { field: 'primarySiteCode', title: 'Site', kind: 'code', refersTo: 'table-sites' },
    { field: 'role', title: 'Role', kind: 'code', words: STAFF_ROLES },
    { field: 'isActive', title: 'Active', kind: 'flag' },
    { field: 'stateStaffId', title: 'State staff ID', kind: 'code', hidden: true },
    { field: 'firstName', title: 'First name', kind: 'text', hidden: true },
    { field: 'middleName', title: 'Middle name', kind: 'text', hidden: true },
    { field: 'lastName', title: 'Last name', kind: 'text', hidden: true },
    { field: 'suffix', title: 'Suffix', kind: 'text', hidden: true },
    { field: 'preferredFirstName', title: 'Preferred first name', kind: 'text', hidden: true },
    { field: 'preferredLastName', title: 'Preferred last name', kind: 'text', hidden: true },
    { field: 'username', title: 'Username', kind: 'code', hidden: true },
    { field: 'gender', title: 'Gender', kind: 'code', words: GENDERS, hidden: true },
    { field: 'birthDate', title: 'Birth date', kind: 'date', personal: true, hidden: true },
    { field: 'title', title: 'Job title', kind: 'text', hidden: true },
    { field: 'siteCodes', title: 'All sites', kind: 'list', refersTo: 'table-sites', hidden: true },
    { field: 'gradeLevels', title: 'Grades', kind: 'list', hidden: true },
    { field: 'hireDate', title: 'Hired', kind: 'date', hidden: true },
    { field: 'exitDate', title: 'Left', kind: 'date', hidden: true },
    {
      field: 'employmentStatus',
      title: 'Employment',
      kind: 'code',
      words: EMPLOYMENT_STATUSES,
      hidden: true,
    },
    { field: 'accountId', title: 'Account', kind: 'code', hidden: true },
    { field: 'authXAccountId', title: 'Sign-in account', kind: 'code', hidden: true },
    { field: 'locked', title: 'Locked', kind: 'flag', hidden: true },
    { field: 'rolledOver', title: 'Rolled over', kind: 'flag', hidden: true },
    { field: 'keptFields', title: 'Changed here', kind: 'list', hidden: true },
    ...rowMetaFieldsBut('isActive'),
  ],
})
