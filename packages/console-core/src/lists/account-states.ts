/**
 * Whether a person can sign in, strongest reason against it first. `ready` has never signed in and needs no invitation, because
 * another system keeps the password.
 */
export const ACCOUNT_STATES = {
  none: 'No account',
  disabled: 'Disabled',
  locked: 'Locked',
  notInvited: 'Not invited',
  invited: 'Invited',
  ready: 'Ready to sign in',
  active: 'Active',
} as const

export type AccountState = keyof typeof ACCOUNT_STATES

/** The states of open accounts that nobody has signed in to. */
export const NEVER_SIGNED_IN: readonly AccountState[] = ['notInvited', 'invited', 'ready']
