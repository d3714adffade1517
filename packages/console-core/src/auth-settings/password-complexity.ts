import { USER_TYPES, type UserType } from '../lists/authentication-words.ts'
import { groupSetting, numberSetting, switchSetting } from './define-setting.ts'
import type { SettingField, SettingsOf } from './setting-field.ts'

/** Young students type short passwords; everybody else's stands alone, without a second factor beside it. */
const MIN_LENGTHS: Readonly<Record<UserType, number>> = { staff: 15, student: 8, guardian: 15 }

/**
 * What a new password must be like, for one kind of people.
 * @__NO_SIDE_EFFECTS__
 */
function fieldsWith(minLength: number) {
  const count = { default: 0, min: 0, max: 4 } as const
  return [
    numberSetting('minLength', 'Shortest length', 'A password has at least so many characters.', {
      default: minLength,
      min: 8,
      max: 64,
    }),
    numberSetting('maxLength', 'Longest length', 'Longer ones are refused, never cut.', {
      default: 128,
      min: 64,
      max: 256,
    }),
    switchSetting('blocklistEnabled', 'Refuse common passwords', 'Ones that everybody guesses first.', true),
    switchSetting(
      'contextWords',
      'Refuse words of the place',
      'The name of the person, the district and the product.',
      true,
    ),
    numberSetting('requireUpper', 'Capital letters', 'At least so many. 0 asks for none.', count),
    numberSetting('requireLower', 'Small letters', 'At least so many. 0 asks for none.', count),
    numberSetting('requireDigit', 'Digits', 'At least so many. 0 asks for none.', count),
    numberSetting('requireSpecial', 'Other characters', 'At least so many. 0 asks for none.', count),
    switchSetting(
      'allowSpacesAndUnicode',
      'All characters',
      'Spaces, accents and other scripts may be used.',
      true,
    ),
    switchSetting('notUsername', 'Not the user name', 'The password may not be the user name.', true),
    switchSetting('notEmail', 'Not the email address', 'The password may not be the email address.', true),
    numberSetting('historyCount', 'Former passwords', 'So many former ones may not come back.', {
      default: 0,
      min: 0,
      max: 24,
    }),
    numberSetting('expireDays', 'Days until it expires', '0 means never.', {
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
  groupSetting(type, USER_TYPES[type], 'Rules for new passwords of these people.', PASSWORD_COMPLEXITY[type]),
)
