import type { AccountsTable } from '@edconsole/console-server/internal'
import type { Insertable } from 'kysely'

type StateColumn =
  | 'locked'
  | 'lockReason'
  | 'lockedAt'
  | 'lockedUntil'
  | 'failedLoginCount'
  | 'lastFailedIp'
  | 'lockoutCount'
  | 'isEnabled'
  | 'mustChangePassword'
  | 'lastLogin'
  | 'lastLoginIp'

type State = Partial<Pick<Insertable<AccountsTable>, StateColumn>>

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The eighth lock in a row lasts a day, which is longer than one looks at a demo. */
const EIGHTH = { lockoutCount: 8, lasts: 24 * HOUR_MS } as const

/** What can be the matter with an account, each way once. */
export const accountStates = (now: Date): readonly State[] => {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const failures = {
    locked: true,
    lockReason: 'tooManyFailures',
    failedLoginCount: 10,
    lastFailedIp: '198.51.100.24',
    lockoutCount: EIGHTH.lockoutCount,
  } as const
  return [
    { ...failures, lockedAt: ago(38 * MINUTE_MS), lockedUntil: ago(38 * MINUTE_MS - EIGHTH.lasts) },
    { isEnabled: false },
    { locked: true, lockReason: 'expired', lockedAt: ago(75 * HOUR_MS) },
    { locked: true, lockReason: 'administrator', lockedAt: ago(26 * HOUR_MS) },
    { mustChangePassword: true },
    { ...failures, lockedAt: ago(3 * HOUR_MS), lockedUntil: ago(3 * HOUR_MS - EIGHTH.lasts) },
    { lastLogin: null, lastLoginIp: null },
  ]
}
