import { countOf, formatCount } from '@edconsole/console-core'

/** Every sentence of the list of users; a host may replace each. */
export const messages = {
  title: 'User List',
  create: 'Create user',
  createNote: "Add someone who isn't in the SIS",
  table: 'Users',
  noun: { one: 'user', many: 'users' },
  search: 'Name, email or ID',
  columns: {
    lastName: 'Name',
    username: 'Username',
    emailAddress: 'Email',
    staffId: 'Staff ID',
    role: 'Role',
    siteCodes: 'Sites',
    authProvider: 'Sign-in type',
    accountState: 'Account',
    lastLogin: 'Last login (ET)',
    roles: 'Roles',
    source: 'Source',
    lockedAt: 'Locked since (ET)',
    lockReason: 'Reason',
    failedLoginCount: 'Failed attempts',
    lockedFrom: 'IP address',
  },
  sites: (count: number) => countOf(count, 'site', 'sites'),
  moreRoles: (count: number) => `+${formatCount(count)}`,
  filters: {
    accountState: 'Account',
    authProvider: 'Sign-in type',
    role: 'Role',
    siteCodes: 'Site',
    roles: 'Has role',
    isManual: 'Source',
    lastLogin: 'Last login',
    lastDays: (days: number) => (days === 1 ? 'Since yesterday' : `Last ${days} days`),
  },
  views: {
    label: 'Users shown',
    all: 'All',
    locked: 'Locked',
    neverSignedIn: 'Never signed in',
    none: 'No account',
    manual: 'Added manually',
  },
  menu: { show: 'Show details', edit: 'Edit', roles: 'Roles' },
  csv: 'CSV',
  empty: {
    title: 'No users yet',
    text: 'Users appear here after the first staff import. You can also create one.',
    textReadOnly: 'Users appear here after the first staff import.',
  },
}

export type UserListMessages = typeof messages
