import type { AccountFieldChange } from '@edconsole/console-core/contract'
import type { Finding } from '@edconsole/console-core/import-rules'
import type { SyncLine } from '../people/log-account-change.ts'
import type { AccountWay } from './account-way.ts'
import type { NewAccount } from './create-accounts.ts'
import type { AccountPlan, FollowingAccount } from './plan-account.ts'

/** A line of the account log about a staff member. */
export type StaffLine = SyncLine & { readonly staffId: string }

export const createdLine = (
  { provider: authProvider }: AccountWay,
  { person, username }: NewAccount,
  accountId: number | null,
): StaffLine => {
  const { staffId, firstName, lastName, emailAddress } = person
  const fields = { staffId, username, emailAddress, firstName, lastName }
  const changes: AccountFieldChange[] = Object.entries(fields).map(([field, to]) => ({
    field,
    from: null,
    to,
  }))
  return { action: 'create', accountId, username, staffId, authProvider, changes }
}

/** Undefined when there is nothing to tell. */
export const changedLine = (
  { after, action, changes, message }: AccountPlan,
  staffId: string,
): StaffLine | undefined =>
  action && {
    action,
    accountId: after.id,
    username: after.username,
    staffId,
    authProvider: after.authProvider,
    changes: [...changes],
    message,
  }

/** @param account null when there is none yet */
export const skippedLine = (
  finding: Finding,
  staffId: string,
  account: FollowingAccount | null,
): StaffLine => ({
  action: 'skip',
  result: finding.severity === 'error' ? 'failure' : 'warning',
  changes: [],
  staffId,
  accountId: account?.id ?? null,
  username: account?.username ?? null,
  authProvider: account?.authProvider ?? null,
  message: finding.message,
  errorCode: finding.code,
})
