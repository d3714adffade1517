import { type AccountUserType, judgePassword, type PasswordContext } from '@edconsole/console-core/contract'
import type { Db } from '../db/schema.ts'
import { isFormerPassword } from './former-passwords.ts'
import { localSettingsOf, passwordPolicyIn } from './password-rules.ts'

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
  return cameBack ? 'be different from your previous passwords' : undefined
}

/**
 * Whether a password is among those that everybody guesses first: a known one, one repeated until it is long enough, or
 * the alphabet or the digits in a row.
 * The list is large and read when the first password is set, never before.
 */
const commonPasswords = async (): Promise<(password: string) => boolean> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const known = new Set(dictionary['passwords-common'])
  return (password) => {
    const text = password.toLowerCase()
    const unit = repeatedIn(text)
    return known.has(text) || known.has(unit) || unit.length < UNIT_MIN || isRun(text)
  }
}

/** What repeats in less than this, such as `abcabcabcabcabc`, is as quickly guessed as one of the list. */
const UNIT_MIN = 4

/** The shortest text that the whole is made of by repeating it. */
const repeatedIn = (text: string): string => text.slice(0, `${text}${text}`.indexOf(text, 1))

const isRun = (text: string): boolean => {
  const codes = Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
  return [1, -1].some((step) =>
    codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step),
  )
}
