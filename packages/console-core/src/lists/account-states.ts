/** Whether somebody can sign in, from the strongest reason why not. */
export const ACCOUNT_STATES = {
  none: 'No account',
  disabled: 'Disabled',
  locked: 'Locked',
  invited: 'Invited',
  neverSignedIn: 'Never signed in',
  active: 'Active',
} as const

export type AccountState = keyof typeof ACCOUNT_STATES
