import { ACCOUNT_LOCKING } from './account-locking.ts'
import { groupSetting, numberSetting, switchSetting } from './define-setting.ts'
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
    ...{ default: 60, min: 5, max: 1440 },
  }),
]
