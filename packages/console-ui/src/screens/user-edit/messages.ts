import { resetFactorsMessages } from '../../features/people/reset-factors-messages.ts'

/** What only the page of a user says; the form's own words are `user-form`. */
export const messages = {
  title: 'Edit User',
  about: "This user's account",
  notFound: {
    title: 'User not found.',
    text: 'This district has no user with this ID. They may belong to another district or an earlier school year.',
    action: 'Show all users',
  },
  roles: 'Roles',
  rolesNote: 'What this person can do in the console',
  newPassword: {
    action: 'Require new password',
    note: 'At the next sign-in',
    done: 'A new password is required at the next sign-in',
  },
  samePassword: {
    action: "Don't require a new password",
    note: 'The current password can be used again',
    done: 'A new password is no longer required',
  },
  resetFactors: { note: 'If they lost their phone or passkey', texts: resetFactorsMessages },
  lock: {
    action: 'Lock account',
    note: 'Block sign-in until someone unlocks it',
    title: (username: string) => `Lock account ${username}?`,
    text: "This person is signed out everywhere and can't sign in until someone unlocks the account.",
    done: 'Account locked',
  },
  disable: {
    action: 'Disable account',
    note: "Block sign-in until it's enabled again",
    title: (username: string) => `Disable account ${username}?`,
    text: "This person is signed out everywhere and can't sign in until the account is enabled. Imports leave it disabled.",
    done: 'Account disabled',
  },
  enable: { action: 'Enable account', note: 'Allow sign-in again', done: 'Account enabled' },
}

export type UserEditMessages = typeof messages
