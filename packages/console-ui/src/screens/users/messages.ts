import { userStatuses } from '../../features/people/user-statuses.ts'

/** Every sentence of Users; a host may replace each. */
export const messages = {
  title: 'Users',
  table: 'Console users',
  noun: { one: 'user', many: 'users' },
  search: 'Name or email',
  columns: {
    lastName: 'Name',
    emailAddress: 'Email',
    clientName: 'Client',
    roles: 'Roles',
    authType: 'Auth type',
    status: 'Status',
    lastLogin: 'Last login (ET)',
  },
  providerStaff: 'Provider staff',
  statuses: userStatuses,
  never: 'Never',
  more: (roles: number) => `+${roles}`,
  filters: {
    role: 'Can',
    client: 'Client',
    status: 'Status',
    lastLogin: 'Last login',
    lastDays: (days: number) => `Last ${days} days`,
  },
  views: { label: 'Users shown', all: 'All', inactive: 'Inactive 90+ days', invited: 'Invited' },
  empty: { title: 'No users yet', text: 'People appear here once they can use the console.' },
}

export type UsersMessages = typeof messages
