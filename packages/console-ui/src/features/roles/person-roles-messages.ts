import { countOf } from '@edconsole/console-core'
import { roleMessages } from './messages.ts'

/** Texts of the editors of a person's roles. */
export const personRolesMessages = {
  label: 'Roles of this user',
  views: { label: 'View' },
  sections: { access: 'Access', roles: 'Roles' },
  fields: { roles: 'Roles', status: 'Status', districtIds: 'Districts' },
  statuses: { active: 'Active', disabled: 'Disabled', invited: 'Invited' },
  statusHelp: 'A disabled user is signed out at once.',
  invitedHelp: "Hasn't signed in yet.",
  ownStatus: "You can't disable your own account.",
  everyDistrict: 'Provider staff see every district.',
  readOnly: 'You can view these roles. Changing them requires another role.',
  providerStaff: 'Provider staff',
  employee: {
    title: (name: string) => `Make ${name} provider staff?`,
    text: 'Provider staff can open every district and see its data.',
    action: 'Save changes',
  },
  districts: {
    add: 'Add a district',
    remove: (name: string) => `Remove ${name}`,
    none: 'No districts. This user sees no district data.',
    count: (districts: number) => countOf(districts, 'district', 'districts'),
    unknown: (id: number) => `District ${id}`,
  },
  roles: roleMessages,
}

export type PersonRolesMessages = typeof personRolesMessages
