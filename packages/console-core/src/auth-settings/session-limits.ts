import { USER_TYPES, type UserType } from '../lists/authentication-words.ts'
import { groupSetting, numberSetting } from './define-setting.ts'
import type { SettingField, SettingsOf } from './setting-field.ts'

const FIELDS = [
  numberSetting(
    'idleMinutes',
    'Idle time (minutes)',
    'Without activity for this long, people are signed out.',
    {
      default: 120,
      min: 5,
      max: 720,
    },
  ),
  numberSetting('maxHours', 'Longest session (hours)', 'After this, people sign in again, even if active.', {
    default: 12,
    min: 1,
    max: 24,
  }),
] as const

/** How long sessions last, by kind of people: `settings.sessionLimits` of Local (R33). */
export const SESSION_LIMITS = {
  staff: FIELDS,
  student: FIELDS,
  guardian: FIELDS,
} as const satisfies Record<UserType, readonly SettingField[]>

export type SessionLimits = SettingsOf<typeof FIELDS>

export const SESSION_LIMIT_GROUPS: readonly SettingField[] = /* @__PURE__ */ (
  ['staff', 'student', 'guardian'] as const
).map((type) =>
  groupSetting(type, USER_TYPES[type], 'How long sessions of these users last.', SESSION_LIMITS[type]),
)
