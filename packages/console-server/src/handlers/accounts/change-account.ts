import type {
  Account,
  AccountChange,
  AccountFieldChange,
  AccountSyncAction,
} from '@edconsole/console-core/contract'
import type { Updateable } from 'kysely'
import { audited } from '../../audit/record-changes.ts'
import type { AccountsTable } from '../../db/schema/people.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call } from '../../http/handler.ts'
import { refuseStale } from '../../http/refuse-stale.ts'
import { authorOf, requireCaller } from '../../http/require-caller.ts'
import { changePeople } from '../../people/change-people.ts'
import { logAccountChange } from '../../people/log-account-change.ts'
import { LOCK_OPENED } from '../../session/lock-policy.ts'
import { endSessionsOf } from '../../session/session-store.ts'
import { findAccount } from './account-rows.ts'

/** Locks, unlocks, disables, enables an account, or asks for a new password; with a line in its district's log. */
export const changeAccount = async (call: Call<AccountChange>, id: number): Promise<Account> => {
  const now = call.now()
  const author = await authorOf(call)
  return changePeople(call.db, async (trx) => {
    const userId = await holdAccount(trx, id)
    return audited(trx, call, { kind: 'account', keys: [id] }, () =>
      changeHeld(trx, { id, userId, now, author, call }),
    )
  })
}
type Held = { id: number; userId: number | null; now: Date; author: string; call: Call<AccountChange> }

const changeHeld = async (trx: Db, { id, userId, now, author, call }: Held): Promise<Account> => {
  const before = await findAccount(trx, call, id)
  const after = { ...before, ...lockAfter(call.body), ...switchesAfter(before, call.body) }
  const changes = differences(before, after)
  // Two people who unlock the same account want the same: the second one isn't told to read it again.
  if (call.body.locked !== 0 || changes.length > 0) refuseStale(call, before, 'this account')
  checkChange(before, call.body, userId === requireCaller(call).userId)
  // Also when nothing is to be seen of it: an open account may still count earlier locks.
  if (call.body.locked === 0) await setAccount(trx, id, LOCK_OPENED)
  if (changes.length === 0) return before
  const { isEnabled, mustChangePassword } = after
  await setAccount(trx, id, { isEnabled, mustChangePassword, updatedAt: now, updatedBy: author })
  // Decided by a person: the account is no longer enabled again with its owner.
  if (changed(changes, 'isEnabled') && !isEnabled) await setAccount(trx, id, { leftAt: null })
  if (call.body.locked === 1 && changed(changes, 'lockReason'))
    await setAccount(trx, id, {
      locked: true,
      lockReason: 'administrator',
      lockedAt: now,
      lockedUntil: null,
    })
  const action = actionOf(changes, after)
  await logAccountChange(trx, { accountId: id, action, changes, triggeredBy: author, now })
  if (userId !== null && (call.body.locked === 1 || !after.isEnabled)) await endSessionsOf(trx, userId)
  return findAccount(trx, call, id)
}

type State = Pick<Account, 'locked' | 'lockReason' | 'failedLoginCount' | 'isEnabled' | 'mustChangePassword'>

const FIELDS = ['locked', 'lockReason', 'failedLoginCount', 'isEnabled', 'mustChangePassword'] as const

const checkChange = (account: Account, body: AccountChange, isOwn: boolean): void => {
  if (isOwn && (body.locked === 1 || body.isEnabled === false))
    throw new ApiError(409, "You can't lock or disable your own account.")
  if (body.mustChangePassword === true && account.authProvider !== 'illuminate')
    throw new ApiError(
      409,
      `The password of ${account.username} is managed by another system, so it can't be changed here.`,
    )
}

const lockAfter = ({ locked }: AccountChange): Partial<State> => {
  if (locked === 0) return { locked, lockReason: null, failedLoginCount: 0 }
  return locked === 1 ? { locked, lockReason: 'administrator' } : {}
}

const switchesAfter = (before: State, { isEnabled, mustChangePassword }: AccountChange): Partial<State> => ({
  isEnabled: isEnabled ?? before.isEnabled,
  mustChangePassword: mustChangePassword ?? before.mustChangePassword,
})

const differences = (before: State, after: State): AccountFieldChange[] =>
  FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
    field,
    from: written(before[field]),
    to: written(after[field]),
  }))

const written = (value: State[keyof State]): string | null => (value === null ? null : String(value))

/** The weightiest of what was done names the line; the others stand among its changes. */
const actionOf = (changes: readonly AccountFieldChange[], after: State): AccountSyncAction => {
  if (changed(changes, 'isEnabled')) return after.isEnabled ? 'enable' : 'disable'
  if (changed(changes, 'locked')) return after.locked === 1 ? 'lock' : 'unlock'
  return 'update'
}

const changed = (changes: readonly AccountFieldChange[], name: keyof State): boolean =>
  changes.some(({ field }) => field === name)

const setAccount = async (trx: Db, id: number, values: Updateable<AccountsTable>): Promise<void> => {
  await trx.updateTable('accounts').set(values).where('id', '=', id).execute()
}

/** Keeps sign-ins waiting while the account is read and changed; tells whose it is. */
const holdAccount = async (trx: Db, id: number): Promise<number | null> => {
  const account = await trx
    .selectFrom('accounts')
    .select('userId')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return account?.userId ?? null
}
