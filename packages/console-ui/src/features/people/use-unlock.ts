import {
  type Account,
  type AccountChange,
  ApiFailure,
  accountsResource,
  type Person,
  useClientId,
  useMessages,
  useRefresh,
  useRuntime,
} from '@edconsole/console-core'
import { useCallback, useRef, useState } from 'react'
import { type Outcome, runOneByOne } from '../../patterns/one-by-one/run-one-by-one.ts'
import { type PeopleMessages, peopleMessages } from './messages.ts'

/** An account as a list shows it: whether it is locked, and the version that a change sends back. */
export type Lockable = Pick<Account, 'accountId' | 'authProvider'> & {
  readonly updatedAt: string | null
  readonly isLocked: boolean
}

export type Unlock = {
  /**
   * Unlocks those that are locked; with `newPassword`, Local ones need a new password at the next sign-in.
   * @returns the IDs of the accounts that couldn't be unlocked
   */
  unlock(accounts: readonly Lockable[], options?: { newPassword?: boolean }): Promise<ReadonlySet<number>>
  readonly running: boolean
}

/** A person's account, as `useUnlock` takes it; undefined without one. */
export const lockableOf = (
  person: Pick<Person, 'accountId' | 'authProvider' | 'updatedAt' | 'accountState'>,
): Lockable[] => {
  const { accountId, authProvider, updatedAt, accountState } = person
  return accountId === null
    ? []
    : [{ accountId, authProvider, updatedAt, isLocked: accountState === 'locked' }]
}

const NONE: ReadonlySet<number> = new Set()

/**
 * Unlocks accounts one after the other: what one refuses doesn't keep the others from being unlocked. Says in one message what
 * became of them, and refreshes the lists about people.
 * @param onDone after the last one, before lists are refreshed; false if any couldn't be unlocked
 */
export const useUnlock = (onDone?: (isWhole: boolean) => void): Unlock => {
  const m = useMessages('people', peopleMessages).unlock
  const { api, snackbars } = useRuntime()
  const clientId = useClientId()
  const refreshPeople = useRefresh('people')
  const refreshAccounts = useRefresh('accounts')
  const refreshStaff = useRefresh('staff')
  const refreshLog = useRefresh('accountSyncLogs')
  const [running, setRunning] = useState(false)

  const change = async ({ accountId, updatedAt }: Lockable, body: AccountChange): Promise<void> => {
    const update = (record: object) =>
      api.call(accountsResource.update, { params: { accountId }, body, record, clientId })
    try {
      await update({ updatedAt })
    } catch (error) {
      // Someone else changed it meanwhile, which doesn't matter for unlocking.
      if (!(error instanceof ApiFailure) || error.status !== 409) throw error
      const { data } = await api.call(accountsResource.get, { params: { id: accountId }, clientId })
      await update(data)
    }
  }

  const unlock: Unlock['unlock'] = async (accounts, { newPassword = false } = {}) => {
    const locked = accounts.filter(({ isLocked }) => isLocked)
    if (locked.length === 0) {
      snackbars.show({ message: m.none, color: 'info' })
      return NONE
    }
    setRunning(true)
    try {
      const isLocal = ({ authProvider }: Lockable) => authProvider === 'illuminate'
      const outcome = await runOneByOne(
        locked.map((account) => ({
          name: String(account.accountId),
          run: () =>
            change(
              account,
              newPassword && isLocal(account) ? { locked: 0, mustChangePassword: true } : { locked: 0 },
            ),
        })),
      )
      const elsewhere = newPassword ? locked.filter((account) => !isLocal(account)).length : 0
      const skipped = accounts.length - locked.length
      const isWhole = outcome.failed.length === 0
      snackbars.show({
        message: summaryOf(outcome, { skipped, elsewhere, newPassword }, m),
        color: isWhole ? 'success' : 'warning',
      })
      onDone?.(isWhole)
      return new Set(outcome.failed.map(({ name }) => Number(name)))
    } finally {
      setRunning(false)
      for (const refresh of [refreshPeople, refreshAccounts, refreshStaff, refreshLog]) refresh()
    }
  }
  const latest = useRef(unlock)
  latest.current = unlock
  return {
    unlock: useCallback((accounts, options) => latest.current(accounts, options), []),
    running,
  }
}

const summaryOf = (
  { done, failed }: Outcome,
  { skipped, elsewhere, newPassword }: { skipped: number; elsewhere: number; newPassword: boolean },
  m: PeopleMessages['unlock'],
): string => {
  const [first] = failed
  const withPassword = newPassword && elsewhere < done.length
  const extras = [
    skipped > 0 && m.skipped(skipped),
    elsewhere > 0 && done.length > 0 && m.elsewhere(elsewhere),
    first && (first.isUnanswered ? m.unanswered(failed.length) : m.failed(failed.length, first.reason)),
  ].filter((line) => typeof line === 'string')
  const main = done.length === 0 ? [] : [withPassword ? m.doneWithPassword(done.length) : m.done(done.length)]
  const lines = [...main, ...extras]
  // A sentence alone stands without its full stop, as in all messages; several are told apart by them.
  return lines.length === 1 ? lines.join('') : lines.map((line) => line.replace(/\.?$/, '.')).join(' ')
}
