import { choiceSetting, numberSetting, switchSetting } from './define-setting.ts'
import type { SettingsOf } from './setting-field.ts'

/** When failed sign-ins close an account: `settings.accountLocking` of Local (R33). */
export const ACCOUNT_LOCKING = [
  switchSetting('lockingEnabled', 'Lock accounts', 'Close an account after too many wrong passwords.', true),
  numberSetting(
    'maxFailedAttempts',
    'Failed attempts',
    'So many wrong passwords in a row close the account.',
    { default: 10, min: 3, max: 100 },
  ),
  numberSetting(
    'failureWindowMinutes',
    'Counted within (minutes)',
    'Counting begins anew when this time is over.',
    { default: 15, min: 1, max: 1440 },
  ),
  choiceSetting('lockType', 'Kind of lock', 'Whether a lock ends by itself.', {
    default: 'temporary',
    options: {
      temporary: 'Ends by itself',
      permanent: 'Until somebody unlocks it',
      mixed: 'Ends by itself, but not for ever',
    },
  }),
  numberSetting('lockDurationMinutes', 'Length (minutes)', 'How long the first lock lasts.', {
    default: 15,
    min: 1,
    max: 1440,
  }),
  choiceSetting('lockStrategy', 'Locks one after another', 'How long the next ones last; a day at most.', {
    default: 'multiple',
    options: {
      fixed: 'As long as the first',
      linear: 'Longer by the same time',
      multiple: 'Twice as long each',
    },
  }),
  numberSetting(
    'maxTemporaryLockouts',
    'Locks that end by themselves',
    'After so many the account stays closed. Counts for the mixed kind only.',
    { default: 3, min: 1, max: 20 },
  ),
  switchSetting(
    'exemptServiceAccounts',
    'Spare service accounts',
    'Accounts of programs are never locked.',
    true,
  ),
  switchSetting('notifyUser', 'Tell the user', 'Write to whoever is locked out.', true),
  switchSetting('notifyAdmin', 'Tell the administrator', 'Write to the administrators of the client.', false),
  switchSetting(
    'autoUnlockOnPasswordReset',
    'Unlock with a new password',
    'An account opens again when its password is reset.',
    true,
  ),
] as const

export type AccountLocking = SettingsOf<typeof ACCOUNT_LOCKING>
