import {
  type AccountUserType,
  effectiveSettings,
  PASSWORD_COMPLEXITY,
} from '@edconsole/console-core/contract'

const DAY_MS = 86_400_000

/**
 * Whether a password is older than the rules for its owner's kind allow: `passwordComplexity` in the settings of the
 * client's Local sign-in (R33). Programs change theirs when their owners do.
 */
export const isPasswordTooOld = (
  settings: Readonly<Record<string, unknown>> | undefined,
  { userType, changedAt }: { userType: AccountUserType; changedAt: string },
  now: Date,
): boolean => {
  if (userType === 'service') return false
  const saved = groupIn(settings?.passwordComplexity, userType)
  const { expireDays } = effectiveSettings(PASSWORD_COMPLEXITY[userType], saved)
  return expireDays > 0 && now.getTime() - Date.parse(changedAt) > expireDays * DAY_MS
}

const groupIn = (groups: unknown, name: string): unknown =>
  typeof groups === 'object' && groups !== null
    ? Object.entries(groups).find(([key]) => key === name)?.[1]
    : undefined
