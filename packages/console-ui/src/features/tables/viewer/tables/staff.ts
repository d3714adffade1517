import { plural, staffComponent, staffResource } from '@edconsole/console-core'
import { defineTable } from '../table-definition.ts'

/** Staff: everyone who works in the district. */
export const staffTable = defineTable(staffComponent, {
  id: 'table-staff',
  operation: staffResource.list,
  noun: ['staff member', 'staff members'],
  search: 'Staff ID, name, email, or username',
  shown: [
    'staffId',
    {
      field: 'name',
      title: 'Name',
      kind: 'person',
      from: ['lastName', 'firstName', 'middleName'],
      sortBy: 'lastName',
    },
    'emailAddress',
    'primarySiteCode',
    'role',
    'isActive',
  ],
  looks: { emailAddress: { width: 220 } },
  findings: [
    {
      field: 'hasSection',
      title: 'Has a section',
      sentence: (count, text) => `${text} staff ${plural(count, 'member', 'members')} without a section`,
      quiet: true,
    },
  ],
})
