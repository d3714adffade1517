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

/** What can be the matter with an account, each way once. Temporary locks last longer than one looks at a demo. */
export const accountStates = (now: Date): readonly State[] => {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const failures = {
    locked: true,
    lockReason: 'tooManyFailures',
    failedLoginCount: 10,
    lastFailedIp: '198.51.100.24',
  } as const
  return [
    {
      ...failures,
      lockoutCount: 7,
      lockedAt: ago(38 * MINUTE_MS),
      lockedUntil: new Date(now.getTime() + 23 * HOUR_MS),
    },
    { isEnabled: false },
    { locked: true, lockReason: 'expired', lockedAt: ago(75 * HOUR_MS) },
    { locked: true, lockReason: 'administrator', lockedAt: ago(26 * HOUR_MS) },
    { mustChangePassword: true },
    { ...failures, lockoutCount: 4, lockedAt: ago(3 * HOUR_MS) },
    { lastLogin: null, lastLoginIp: null },
  ]
}
