import type { AccountUserType } from '@edconsole/console-core/contract'
import { passwordPolicyIn } from './password-policy.ts'

const DAY_MS = 86_400_000

/** Whether a password is older than the rules for its owner's kind allow. Programs change theirs when their owners do. */
export const isPasswordTooOld = (
  settings: Readonly<Record<string, unknown>> | undefined,
  { userType, changedAt }: { userType: AccountUserType; changedAt: string },
  now: Date,
): boolean => {
  if (userType === 'service') return false
  const { expireDays } = passwordPolicyIn(settings, userType)
  return expireDays > 0 && now.getTime() - Date.parse(changedAt) > expireDays * DAY_MS
}
