import { USER_TYPES, type UserType } from '../lists/authentication-words.ts'
import { groupSetting, numberSetting, switchSetting } from './define-setting.ts'
import type { SettingField, SettingsOf } from './setting-field.ts'

/** Young students type short passwords. Anyone else's password is used alone, without a second factor. */
const MIN_LENGTHS: Readonly<Record<UserType, number>> = { staff: 15, student: 8, guardian: 15 }

/**
 * What a new password must be like, for one kind of people.
 * @__NO_SIDE_EFFECTS__
 */
function fieldsWith(minLength: number) {
  const count = { default: 0, min: 0, max: 4 } as const
  return [
    numberSetting('minLength', 'Minimum length', 'The fewest characters a password can have.', {
      default: minLength,
      min: 8,
      max: 64,
    }),
    numberSetting('maxLength', 'Maximum length', 'Longer passwords are rejected, never shortened.', {
      default: 128,
      min: 64,
      max: 256,
    }),
    switchSetting('blocklistEnabled', 'Block common passwords', 'Passwords that are easy to guess.', true),
    switchSetting(
      'contextWords',
      'Block context words',
      'Names of the person, the district, and the product.',
      true,
    ),
    numberSetting(
      'requireUpper',
      'Uppercase letters',
      'The fewest a password can have. 0 means none required.',
      count,
    ),
    numberSetting(
      'requireLower',
      'Lowercase letters',
      'The fewest a password can have. 0 means none required.',
      count,
    ),
    numberSetting('requireDigit', 'Digits', 'The fewest a password can have. 0 means none required.', count),
    numberSetting(
      'requireSpecial',
      'Special characters',
      'The fewest a password can have. 0 means none required.',
      count,
    ),
    switchSetting(
      'allowSpacesAndUnicode',
      'All characters',
      'Allows spaces, accents, and non-English characters.',
      true,
    ),
    switchSetting('notUsername', 'Not the username', "The password can't be the username.", true),
    switchSetting('notEmail', 'Not the email address', "The password can't be the email address.", true),
    numberSetting(
      'historyCount',
      'Password history',
      "The number of previous passwords that can't be reused.",
      {
        default: 0,
        min: 0,
        max: 24,
      },
    ),
    numberSetting('expireDays', 'Expires after (days)', '0 means never.', {
      default: 0,
      min: 30,
      max: 730,
      orZero: true,
    }),
  ] as const
}

/** The rules for passwords by kind of people: `settings.passwordComplexity` of Local (R33). */
export const PASSWORD_COMPLEXITY = {
  staff: /* @__PURE__ */ fieldsWith(MIN_LENGTHS.staff),
  student: /* @__PURE__ */ fieldsWith(MIN_LENGTHS.student),
  guardian: /* @__PURE__ */ fieldsWith(MIN_LENGTHS.guardian),
} as const satisfies Record<UserType, readonly SettingField[]>

export type PasswordComplexity = SettingsOf<(typeof PASSWORD_COMPLEXITY)['staff']>

export const PASSWORD_COMPLEXITY_GROUPS: readonly SettingField[] = /* @__PURE__ */ (
  ['staff', 'student', 'guardian'] as const
).map((type) =>
  groupSetting(type, USER_TYPES[type], 'Rules for new passwords of these users.', PASSWORD_COMPLEXITY[type]),
)
