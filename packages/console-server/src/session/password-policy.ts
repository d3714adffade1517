import {
  type AccountUserType,
  effectiveSettings,
  isRecord,
  PASSWORD_COMPLEXITY,
  type PasswordComplexity,
} from '@edconsole/console-core/contract'

/**
 * What passwords of one kind of people must be like: `passwordComplexity` in the settings of the client's Local sign-in
 * (R33), with the default of whatever it leaves out. Programs are held to the rules of the staff.
 */
export const passwordPolicyIn = (
  settings: Readonly<Record<string, unknown>> | undefined,
  userType: AccountUserType,
): PasswordComplexity => {
  const kind = userType === 'service' ? 'staff' : userType
  const saved = settings?.passwordComplexity
  return effectiveSettings(PASSWORD_COMPLEXITY[kind], isRecord(saved) ? saved[kind] : undefined)
}
