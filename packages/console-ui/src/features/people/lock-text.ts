import { type Account, formatDateTime } from '@edconsole/console-core'
import type { PeopleMessages } from './messages.ts'

/** What is known of the lock of an account; null where a backend doesn't say. */
export type Lock = {
  readonly [Name in 'lockedAt' | 'lockedUntil' | 'lockReason' | 'lockedFrom' | 'failedLoginCount']:
    | Account[Name]
    | null
}

/** Returns why an account is locked, as a title: "Locked after 5 wrong passwords". */
export const lockTitle = ({ lockReason, failedLoginCount }: Lock, m: PeopleMessages): string => {
  if (lockReason === 'tooManyFailures' && failedLoginCount) return m.lock.afterFailures(failedLoginCount)
  return lockReason === null ? m.lock.locked : reasonText(lockReason, m)
}

/** Returns the reason of a lock; one that isn't known is shown as given. */
export const reasonText = (reason: Lock['lockReason'], m: PeopleMessages): string =>
  reason === null ? '' : (m.lock.reasons[reason] ?? reason)

/** Returns when a lock ends: by itself, with a new password, or when someone unlocks it. */
export const lockEndText = (
  { lockedUntil, lockReason }: Lock,
  timeZone: string,
  m: PeopleMessages,
): string => {
  if (lockedUntil !== null) return m.lock.unlocksAt(formatDateTime(lockedUntil, timeZone))
  return lockReason === 'expired' ? m.lock.untilChanged : m.lock.untilUnlocked
}
