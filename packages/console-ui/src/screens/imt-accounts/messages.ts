import { countOf } from '@edconsole/console-core'
import { resetFactorsMessages } from '../../features/people/reset-factors-messages.ts'

/** Every sentence of IMT Accounts; a host may replace each. */
export const messages = {
  title: 'IMT Accounts',
  table: 'Accounts of the client that match the search',
  noun: { one: 'account', many: 'accounts' },
  search: 'Name, email, username or ID',
  choose: {
    title: 'Choose a client to search its accounts',
    text: 'Accounts belong to one client.',
  },
  hint: {
    title: 'Search for an account',
    text: 'Enter a name, an email address, a username, or an account ID. Accounts are listed only when you search, except service accounts: filter by user type to list them.',
  },
  columns: {
    lastName: 'Name',
    emailAddress: 'Email',
    userType: 'User type',
    authProvider: 'Sign-in type',
    locked: 'State',
    lastLogin: 'Last login (ET)',
    accountId: 'Account ID',
  },
  show: 'Show details',
  notFound: {
    title: 'Account not found.',
    text: 'This client has no account with this ID. It may belong to another client.',
  },
  panel: {
    loading: 'Account',
    accountId: 'Account ID',
    userType: 'User type',
    staffId: 'Staff ID',
    studentId: 'Student ID',
    sites: 'Sites',
  },
  tokens: {
    title: 'Tokens',
    text: 'Programs call with a token instead of signing in.',
    show: 'Show tokens',
  },
  disable: {
    action: 'Disable',
    title: (name: string) => `Disable the account of ${name}?`,
    text: "They're signed out immediately and can't sign in until the account is enabled again.",
    confirm: 'Disable account',
    busy: 'Disabling',
    done: (name: string) => `Account disabled (${name})`,
  },
  enable: {
    action: 'Enable',
    title: (name: string) => `Enable the account of ${name}?`,
    text: 'They can sign in again.',
    confirm: 'Enable account',
    busy: 'Enabling',
    done: (name: string) => `Account enabled (${name})`,
  },
  signOut: {
    action: 'Sign out everywhere',
    title: (name: string) => `Sign out ${name} everywhere?`,
    text: 'Their sessions end in every browser. They can sign in again and restore unsaved changes.',
    confirm: 'Sign out everywhere',
    busy: 'Signing out',
    done: (count: number) =>
      count === 0 ? 'There were no open sessions' : `${countOf(count, 'session', 'sessions')} ended`,
  },
  resetFactors: resetFactorsMessages,
}

export type ImtAccountsMessages = typeof messages
