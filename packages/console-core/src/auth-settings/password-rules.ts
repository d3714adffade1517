import { isRecord } from '../api/is-record.ts'
import type { PasswordContext } from './judge-password.ts'
import { PASSWORD_COMPLEXITY, type PasswordComplexity } from './password-complexity.ts'
import type { SettingField, SettingsOf } from './setting-field.ts'

/** The rules for one person's new password, told only to a caller who has just proven to be that person. */
export type PasswordRules = {
  readonly policy: PasswordComplexity
  /** Names of the person, the district, and the product. */
  readonly words: readonly string[]
  readonly emailAddress: string
}

/**
 * Reads the rules that came with a refused sign-in. A server that sends none, or half of them, has the defaults of staff,
 * and says by itself what it does not accept.
 * @example judgePassword(passwordRulesOf(failure.more).policy, typed)
 */
export const passwordRulesOf = (
  more: Readonly<Record<string, unknown>>,
): { policy: PasswordComplexity; context: Pick<PasswordContext, 'words' | 'emailAddress'> } => {
  const rules = isRecord(more.passwordRules) ? more.passwordRules : {}
  return {
    policy: effectiveSettings(PASSWORD_COMPLEXITY.staff, rules.policy),
    context: {
      words: Array.isArray(rules.words) ? rules.words.filter((word) => typeof word === 'string') : [],
      emailAddress: typeof rules.emailAddress === 'string' ? rules.emailAddress : '',
    },
  }
}

/**
 * Settings as they take effect: what was saved, and the default of what was not. Secrets are no part of them.
 * @example effectiveSettings(ACCOUNT_LOCKING, {}).maxFailedAttempts // 10
 */
export const effectiveSettings = <const Fields extends readonly SettingField[]>(
  fields: Fields,
  saved: unknown,
): SettingsOf<Fields> => {
  const own = isRecord(saved) ? saved : {}
  const entries = fields
    .filter(({ secret }) => !secret)
    .map((field) => [field.name, valueIn(field, own[field.name])])
  // The type says field by field what the line above does.
  return Object.fromEntries(entries) as SettingsOf<Fields>
}

const valueIn = (field: SettingField, saved: unknown): unknown => {
  if (field.type === 'group') return effectiveSettings(field.fields ?? [], saved)
  const usable =
    saved !== undefined && saved !== null && (field.default === null || typeof saved === typeof field.default)
  return usable ? saved : field.default
}
