import {
  type AccountUserType,
  isGuessablePattern,
  judgePassword,
  type PasswordComplexity,
  type PasswordContext,
  repeatedUnit,
} from '@edconsole/console-core/contract'
import type { Db } from '../db/schema.ts'
import { isFormerPassword } from './former-passwords.ts'
import { localSettingsOf, passwordPolicyIn } from './password-rules.ts'

export type NewPassword = Omit<PasswordContext, 'isCommon'> & {
  readonly password: string
  /** Null for provider staff. */
  readonly clientId: number | null
  readonly userType: AccountUserType
  /** The account whose current and former passwords can't be reused; absent if it has none. */
  readonly accountId?: number
}

/**
 * Checks a new password by the rules of the client's Local authentication (R33).
 * @returns the end of the sentence `A password must …`, or undefined if the password is fine
 */
export const newPasswordFault = async (db: Db, wanted: NewPassword): Promise<string | undefined> => {
  const { password, clientId, userType, accountId, ...context } = wanted
  const policy = passwordPolicyIn(await localSettingsOf(db, clientId), userType)
  const fault = await passwordFault(policy, password, context)
  if (fault !== undefined || accountId === undefined) return fault
  const cameBack = await isFormerPassword(db, { accountId, password, count: policy.historyCount })
  if (!cameBack) return undefined
  return `be different from your ${policy.historyCount > 0 ? 'previous passwords' : 'current password'}`
}

/** The same by a policy alone, without former passwords. */
export const passwordFault = async (
  policy: PasswordComplexity,
  password: string,
  context: Omit<PasswordContext, 'isCommon'>,
): Promise<string | undefined> =>
  judgePassword(policy, password, { ...context, isCommon: await commonPasswords() }).find(
    ({ holds }) => !holds,
  )?.message

/**
 * Returns a check for passwords that are guessed first: common ones, also repeated, and runs of letters or digits. The
 * list is large and loaded only when the first password is set.
 */
const commonPasswords = async (): Promise<(password: string) => boolean> => {
  const known = new Set(await listOfCommon())
  return (password) => {
    const text = password.toLowerCase()
    return known.has(text) || known.has(repeatedUnit(text)) || isGuessablePattern(text)
  }
}

/** How many passwords are on the list. */
export const countOfCommonPasswords = async (): Promise<number> => (await listOfCommon()).length

/** Large, and read when the first password is set or its length is asked for, never before. */
const listOfCommon = async (): Promise<readonly string[]> =>
  (await import('@zxcvbn-ts/language-common')).dictionary['passwords-common']
