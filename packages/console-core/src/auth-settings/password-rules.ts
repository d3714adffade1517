import { isRecord } from '../api/is-record.ts'
import { effectiveSettings } from './effective-settings.ts'
import type { PasswordContext } from './judge-password.ts'
import { PASSWORD_COMPLEXITY, type PasswordComplexity } from './password-complexity.ts'

/** What a new password of one person is held against, told to nobody but whoever has just proven to be that person. */
export type PasswordRules = {
  readonly policy: PasswordComplexity
  /** Names of the person, the district and the product. */
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
