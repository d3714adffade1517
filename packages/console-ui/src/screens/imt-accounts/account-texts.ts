import { type Account, type AccountState, AUTH_PROVIDERS } from '@edconsole/console-core'
import type { Lockable } from '../../features/people/use-unlock.ts'

/** First and last name; who has neither goes by their username. */
export const nameOf = ({ firstName, lastName, username, accountId }: Account): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username || String(accountId)

/** What the account means for signing in, in the order in which User List says it; null where a backend doesn't say. */
export const stateOf = ({ isEnabled, locked, lastLogin }: Account): AccountState | null => {
  if (isEnabled === false) return 'disabled'
  if (Number(locked) === 1) return 'locked'
  if (typeof isEnabled !== 'boolean') return null
  return lastLogin ? 'active' : 'neverSignedIn'
}

export const providerText = ({ authProvider }: Account): string =>
  authProvider ? (AUTH_PROVIDERS[authProvider] ?? authProvider) : ''

/** The account as unlocking takes it. */
export const lockable = (account: Account): Lockable => ({
  accountId: account.accountId,
  authProvider: account.authProvider ?? null,
  updatedAt: account.updatedAt ?? null,
  isLocked: stateOf(account) === 'locked',
})
