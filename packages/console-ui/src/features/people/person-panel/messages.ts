import { countOf } from '@edconsole/console-core'
import { accountChangeMessages } from '../account-change-messages.ts'

/** Words about one person beside a list or a form; a host replaces them as `person`. */
export const personMessages = {
  account: 'Account',
  edit: 'Edit',
  signIn: 'Sign-in',
  email: 'Email',
  username: 'Username',
  staffId: 'Staff ID',
  role: 'Role',
  sites: 'Sites',
  source: 'Source',
  state: 'State',
  provider: 'Provider',
  lastLogin: 'Last login (ET)',
  lastAddress: 'Last IP address',
  passwordSet: 'Password set (ET)',
  newPassword: 'New password',
  required: 'Required at the next sign-in',
  invitation: 'Invitation',
  invited: {
    queued: 'On its way',
    failed: "Couldn't be sent",
    none: 'Not sent',
    sent: (at: string) => `Sent ${at} (ET)`,
  },
  noAccount: 'This person has no account yet. The next staff import creates one.',
  noEmail: 'This person has no email address, so no account can be created.',
  roles: 'Roles',
  editRoles: 'Edit roles',
  noRoles: 'No roles yet.',
  gives: (count: number) => `gives ${countOf(count, 'more role', 'more roles')}`,
  inherited: (count: number) => countOf(count, 'inherited role', 'inherited roles'),
  because: (names: string) => `from ${names}`,
  history: 'Sync history',
  allLines: 'All lines',
  noHistory: 'No changes to this account yet.',
  becomes: 'becomes',
  import: (batchId: number) => `Import ${batchId}`,
  rejected: 'Rejected rows',
  noRejected: 'No rejected rows for this person.',
  failed: "This couldn't be loaded.",
  tryAgain: 'Try again',
  change: accountChangeMessages,
}

export type PersonMessages = typeof personMessages
