import { countOf } from '@edconsole/console-core'

/** Every sentence of IMT Accounts; a host may replace each. */
export const messages = {
  title: 'IMT Accounts',
  table: 'Accounts of the client that match the search',
  noun: { one: 'account', many: 'accounts' },
  search: 'Name, email, username or ID',
  choose: {
    title: 'Choose a client to search its accounts.',
    text: 'Accounts belong to one client.',
  },
  hint: {
    title: 'Search for an account',
    text: 'Enter a name, an email address, a username, or an account ID. Accounts are listed only when you search.',
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
    text: 'Their sessions end in every browser, and unsaved work is lost. They can sign in again.',
    confirm: 'Sign out everywhere',
    busy: 'Signing out',
    done: (count: number) =>
      count === 0 ? 'There were no open sessions' : `${countOf(count, 'session', 'sessions')} ended`,
  },
  resetFactors: {
    action: 'Reset second factors',
    title: (name: string) => `Reset the second factors of ${name}?`,
    text: 'Their passkeys, authenticator apps, and recovery codes stop working, and they are signed out. Until they set up a new one, their password is enough to sign in. They get an email.',
    confirm: 'Reset second factors',
    busy: 'Resetting',
    done: (count: number) =>
      count === 0
        ? 'There were no second factors'
        : `${countOf(count, 'second factor', 'second factors')} removed`,
  },
}

export type ImtAccountsMessages = typeof messages
