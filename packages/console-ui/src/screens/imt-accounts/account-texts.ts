import { type Account, type AccountState, AUTH_PROVIDERS } from '@edconsole/console-core'
import type { Lockable } from '../../features/people/use-unlock.ts'

/** First and last name; who has neither goes by their username. */
export const nameOf = ({ firstName, lastName, username, accountId }: Account): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username || String(accountId)

/** What the account means for signing in, for a backend that doesn't say as far as the account itself tells; else null. */
export const stateOf = ({ accountState, isEnabled, locked, lastLogin }: Account): AccountState | null => {
  if (accountState) return accountState
  if (isEnabled === false) return 'disabled'
  if (Number(locked) === 1) return 'locked'
  if (typeof isEnabled !== 'boolean') return null
  return lastLogin ? 'active' : null
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
