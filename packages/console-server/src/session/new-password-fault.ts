import { type AccountUserType, judgePassword, type PasswordContext } from '@edconsole/console-core/contract'
import type { Db } from '../db/schema.ts'
import { commonPasswords } from './common-passwords.ts'
import { isFormerPassword } from './former-passwords.ts'
import { localSettingsOf } from './local-settings-of.ts'
import { passwordPolicyIn } from './password-policy.ts'

export type NewPassword = Omit<PasswordContext, 'isCommon'> & {
  readonly password: string
  /** Null for provider staff. */
  readonly clientId: number | null
  readonly userType: AccountUserType
  /** Whose present and former passwords may not come back; absent for an account that has none. */
  readonly accountId?: number
}

/**
 * What stands against a new password by the rules of the client's Local authentication (R33).
 * @returns the end of the sentence `A password must …`, or undefined when nothing does
 */
export const newPasswordFault = async (db: Db, wanted: NewPassword): Promise<string | undefined> => {
  const { password, clientId, userType, accountId, ...context } = wanted
  const policy = passwordPolicyIn(await localSettingsOf(db, clientId), userType)
  const verdicts = judgePassword(policy, password, { ...context, isCommon: await commonPasswords() })
  const fault = verdicts.find(({ holds }) => !holds)?.message
  if (fault !== undefined || accountId === undefined) return fault
  const cameBack = await isFormerPassword(db, { accountId, password, count: policy.historyCount })
  return cameBack ? 'be another one than those that you had before' : undefined
}
