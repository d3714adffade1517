import { USER_TYPES, type UserType } from '../lists/authentication-words.ts'
import { groupSetting, switchSetting } from './define-setting.ts'
import type { SettingField, SettingsOf } from './setting-field.ts'

const FIELDS = [
  switchSetting(
    'requireSecondFactor',
    'Require two-step sign-in',
    'Whoever has no second factor sets one up at the next sign-in.',
    false,
  ),
] as const

/** Who needs a second factor beside the password, by kind of people: `settings.secondFactor` of Local. */
export const SECOND_FACTOR_POLICY = {
  staff: FIELDS,
  student: FIELDS,
  guardian: FIELDS,
} as const satisfies Record<UserType, readonly SettingField[]>

export type SecondFactorPolicy = SettingsOf<typeof FIELDS>

export const SECOND_FACTOR_GROUPS: readonly SettingField[] = /* @__PURE__ */ (
  ['staff', 'student', 'guardian'] as const
).map((type) =>
  groupSetting(
    type,
    USER_TYPES[type],
    'What these users need to sign in beside their password.',
    SECOND_FACTOR_POLICY[type],
  ),
)
