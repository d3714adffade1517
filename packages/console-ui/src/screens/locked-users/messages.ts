import { formatCount } from '@edconsole/console-core'
import { updatedMessages } from '../../patterns/polling/updated-messages.ts'

/** Every sentence of the list of locked accounts; a host may replace each. */
export const messages = {
  title: 'Locked Users',
  ...updatedMessages,
  table: 'Locked accounts',
  noun: { one: 'account', many: 'accounts' },
  search: 'Name, username, or email',
  columns: {
    lastName: 'Name',
    username: 'Username',
    emailAddress: 'Email',
    userType: 'User type',
    siteCodes: 'Sites',
    lockedAt: 'Locked since (ET)',
    lockedUntil: 'Unlocks (ET)',
    lockReason: 'Reason',
    failedLoginCount: 'Failed attempts',
    lockedFrom: 'IP address',
    lastLogin: 'Last login (ET)',
    authProvider: 'Sign-in type',
    staffId: 'Staff ID',
  },
  /** Below the moment since when. */
  until: {
    time: (at: string) => `Until ${at}`,
    unlocked: 'Until someone unlocks it',
    changed: 'Until a new password',
  },
  filters: { userType: 'User type', authProvider: 'Sign-in type', siteCodes: 'Site' },
  open: 'Show in User List',
  empty: { title: 'No locked accounts', text: "Accounts appear here while they're locked." },
  lastHour: {
    label: 'Locked in the last hour',
    sites: 'By site',
    noSite: 'No site',
    only: (site: string) => `Show only accounts at ${site}`,
    more: (count: number) => `+${formatCount(count)} more`,
    /** Said openly when there are more locked accounts than were counted. */
    ofFirst: (count: number) => `of the newest ${formatCount(count)} locks`,
  },
}

export type LockedUsersMessages = typeof messages
