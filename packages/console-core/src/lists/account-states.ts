/** Whether a person can sign in, strongest reason against it first. */
export const ACCOUNT_STATES = {
  none: 'No account',
  disabled: 'Disabled',
  locked: 'Locked',
  invited: 'Invited',
  neverSignedIn: 'Never signed in',
  active: 'Active',
} as const

export type AccountState = keyof typeof ACCOUNT_STATES
