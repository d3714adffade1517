import { ACCOUNT_LOCKING } from './account-locking.ts'
import { groupSetting, listSetting, numberSetting, switchSetting } from './define-setting.ts'
import { PASSWORD_COMPLEXITY_GROUPS } from './password-complexity.ts'
import type { SettingField } from './setting-field.ts'

/** User names and passwords that the platform itself keeps (R33). */
export const LOCAL_SETTINGS: readonly SettingField[] = [
  groupSetting(
    'accountLocking',
    'Account locking',
    'When wrong passwords close an account.',
    ACCOUNT_LOCKING,
  ),
  groupSetting(
    'passwordComplexity',
    'Password complexity',
    'What new passwords must be like. Those that are there stay.',
    PASSWORD_COMPLEXITY_GROUPS,
  ),
  switchSetting('selfServiceReset', 'Reset by oneself', 'People can ask for a new password by mail.', false),
  numberSetting('resetTokenMinutes', 'Reset link (minutes)', 'So long a link to a new password works.', {
    default: 60,
    min: 5,
    max: 1440,
  }),
  listSetting(
    'signInExemptNetworks',
    'Networks without a sign-in limit',
    'Public addresses that many people share, such as a school’s: 203.0.113.7 or 203.0.113.0/24. Failed sign-ins from there don’t make others wait.',
    { format: 'network' },
  ),
]
