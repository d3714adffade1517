import { choiceSetting, numberSetting, switchSetting } from './define-setting.ts'
import type { SettingsOf } from './setting-field.ts'

/** When failed sign-ins close an account: `settings.accountLocking` of Local (R33). */
export const ACCOUNT_LOCKING = [
  switchSetting('lockingEnabled', 'Lock accounts', 'Locks an account after too many wrong passwords.', true),
  numberSetting(
    'maxFailedAttempts',
    'Failed attempts',
    'The number of wrong passwords in a row that lock an account.',
    { default: 10, min: 3, max: 100 },
  ),
  numberSetting(
    'failureWindowMinutes',
    'Time window (minutes)',
    'Failed attempts are counted within this time.',
    { default: 15, min: 1, max: 1440 },
  ),
  choiceSetting('lockType', 'Lock type', 'How a locked account is unlocked.', {
    default: 'temporary',
    options: {
      temporary: 'Automatic',
      permanent: 'By an administrator',
      mixed: 'Automatic at first, then by an administrator',
    },
  }),
  numberSetting('lockDurationMinutes', 'Lock duration (minutes)', 'How long the first lock lasts.', {
    default: 15,
    min: 1,
    max: 1440,
  }),
  choiceSetting('lockStrategy', 'Repeated locks', 'How long later locks last, up to one day.', {
    default: 'multiple',
    options: {
      fixed: 'Same as the first',
      linear: 'Longer by the same amount each time',
      multiple: 'Twice as long each time',
    },
  }),
  numberSetting(
    'maxTemporaryLockouts',
    'Automatic unlocks',
    'After this many, an administrator must unlock the account. Applies only if locks are automatic at first.',
    { default: 3, min: 1, max: 20 },
  ),
  switchSetting(
    'exemptServiceAccounts',
    'Exempt service accounts',
    'Service accounts are never locked.',
    true,
  ),
  switchSetting('notifyUser', 'Notify the user', 'Emails the user whose account is locked.', true),
  switchSetting('notifyAdmin', 'Notify administrators', "Emails the client's administrators.", false),
  switchSetting(
    'autoUnlockOnPasswordReset',
    'Unlock on password reset',
    'Resetting the password unlocks the account.',
    true,
  ),
] as const

export type AccountLocking = SettingsOf<typeof ACCOUNT_LOCKING>

const DAY_MINUTES = 1440

/**
 * Returns how long the nth lock in a row lasts, in minutes: always the same, longer by one duration each time, or twice as
 * long; a day at most. Null: until an administrator unlocks the account.
 * @example lockMinutes(effectiveSettings(ACCOUNT_LOCKING, {}), 3) // 60
 */
export const lockMinutes = (policy: AccountLocking, nth: number): number | null => {
  const { lockType, maxTemporaryLockouts, lockStrategy, lockDurationMinutes } = policy
  if (lockType === 'permanent' || (lockType === 'mixed' && nth > maxTemporaryLockouts)) return null
  const factor = { fixed: 1, linear: nth, multiple: 2 ** (nth - 1) }[lockStrategy]
  return Math.min(lockDurationMinutes * factor, DAY_MINUTES)
}
