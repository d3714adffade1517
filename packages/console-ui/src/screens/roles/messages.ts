import { countOf } from '@edconsole/console-core'

/** Every sentence of Roles; a host may replace each. */
export const messages = {
  title: 'Roles',
  table: 'Available roles',
  noun: { one: 'role', many: 'roles' },
  search: 'Name or description',
  columns: {
    name: 'Role',
    displayName: 'Display name',
    description: 'Description',
    children: 'Inherits',
    userCount: 'Users',
    roleType: 'Type',
    scope: 'Audience',
    updatedAt: 'Edited (ET)',
    updatedBy: 'Edited by',
  },
  types: { system: 'Built in', custom: 'Custom' },
  scopes: { client: 'Client users', provider: 'Provider staff' },
  filters: { roleType: 'Type', scope: 'Audience', reachableRoles: 'Gives' },
  users: (users: number) => countOf(users, 'user', 'users'),
  create: 'Create role',
  createNote: 'Combine permissions under one name',
  menu: { open: 'Open', copy: 'Copy name', duplicate: 'Duplicate' },
  copied: (name: string) => `${name} copied`,
  notCopied: 'Your browser blocked copying.',
  empty: { title: 'No roles yet', text: 'Create one to combine permissions under one name.' },
}

export type RolesMessages = typeof messages
