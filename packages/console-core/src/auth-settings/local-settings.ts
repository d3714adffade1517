import { ACCOUNT_LOCKING } from './account-locking.ts'
import { groupSetting, listSetting, numberSetting, switchSetting } from './define-setting.ts'
import { PASSWORD_COMPLEXITY_GROUPS } from './password-complexity.ts'
import { SECOND_FACTOR_GROUPS } from './second-factor-policy.ts'
import { SESSION_LIMIT_GROUPS } from './session-limits.ts'
import type { SettingField } from './setting-field.ts'

/** User names and passwords that the platform itself keeps (R33). */
export const LOCAL_SETTINGS: readonly SettingField[] = [
  groupSetting('accountLocking', 'Account locking', 'When wrong passwords lock an account.', ACCOUNT_LOCKING),
  groupSetting(
    'passwordComplexity',
    'Password complexity',
    'Rules for new passwords. Existing passwords stay valid.',
    PASSWORD_COMPLEXITY_GROUPS,
  ),
  groupSetting('sessionLimits', 'Sessions', 'How long people stay signed in.', SESSION_LIMIT_GROUPS),
  groupSetting(
    'secondFactor',
    'Two-step sign-in',
    'Who proves who they are a second time, after their password.',
    SECOND_FACTOR_GROUPS,
  ),
  switchSetting('selfServiceReset', 'Self-service reset', 'People can reset their password by email.', false),
  numberSetting('resetTokenMinutes', 'Reset link lifetime (minutes)', 'How long a reset link works.', {
    default: 60,
    min: 5,
    max: 1440,
  }),
  switchSetting(
    'inviteImportedStaff',
    'Invite imported staff',
    'When an import creates an account, its owner gets an email with a link to choose a password.',
    false,
  ),
  numberSetting('invitationDays', 'Invitation lifetime (days)', 'How long the link in an invitation works.', {
    default: 7,
    min: 1,
    max: 30,
  }),
  listSetting(
    'signInExemptNetworks',
    'Networks without a sign-in limit',
    "Public addresses that many people share, such as a school's: 203.0.113.7 or 203.0.113.0/24. Failed sign-ins from there don't make others wait.",
    { format: 'network' },
  ),
]
