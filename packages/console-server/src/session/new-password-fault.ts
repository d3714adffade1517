import {
  effectiveSettings,
  judgePassword,
  PASSWORD_COMPLEXITY,
  type PasswordContext,
  type UserType,
} from '@edconsole/console-core/contract'
import type { Db } from '../db/schema.ts'
import { commonPasswords } from './common-passwords.ts'

export type NewPassword = Omit<PasswordContext, 'isCommon'> & {
  readonly password: string
  /** Null for provider staff. */
  readonly clientId: number | null
  readonly userType: UserType
}

/**
 * What stands against a new password by the rules of the client's Local authentication (R33).
 * @returns the end of the sentence `A password must …`, or undefined when nothing does
 */
export const newPasswordFault = async (db: Db, wanted: NewPassword): Promise<string | undefined> => {
  const { password, clientId, userType, ...context } = wanted
  const local = await db
    .selectFrom('authentications')
    .select('settings')
    .where('provider', '=', 'illuminate')
    .where((eb) => (clientId === null ? eb('clientId', 'is', null) : eb('clientId', '=', clientId)))
    .executeTakeFirst()
  const rules = local?.settings.passwordComplexity
  const own = isRecord(rules) ? rules[userType] : undefined
  const policy = effectiveSettings(PASSWORD_COMPLEXITY[userType], own)
  const verdicts = judgePassword(policy, password, { ...context, isCommon: await commonPasswords() })
  return verdicts.find(({ holds }) => !holds)?.message
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
