import {
  isGuessablePattern,
  judgePassword,
  type PasswordComplexity,
  type PasswordVerdict,
  PRODUCT_NAME,
} from '@edconsole/console-core'
import type { PasswordComplexityMessages } from './messages.ts'

/** One rule and what the password makes of it; `later`: only the server knows. */
export type RuleRow = {
  readonly rule: keyof PasswordComplexity
  readonly state: 'met' | 'broken' | 'later'
  /** Finishes the sentence `A password must …`. */
  readonly text: string
  readonly detail?: string | undefined
}

type Words = PasswordComplexityMessages['trial']

/**
 * Judges a password as the server would, with the same rules. What needs the list of common passwords, the person or their
 * former passwords stays open.
 */
export function tryPassword(
  policy: PasswordComplexity,
  password: string,
  { districtName, m }: { districtName: string; m: Words },
): readonly RuleRow[] {
  const verdicts = judgePassword(policy, password, {
    words: [districtName, PRODUCT_NAME],
    isCommon: isGuessablePattern,
  })
  // Few passwords get this long, so the rule appears only once it is broken.
  const shown = verdicts.filter(({ rule, holds }) => rule !== 'maxLength' || !holds)
  const later = (rule: keyof PasswordComplexity, text: string): RuleRow => ({
    rule,
    state: 'later',
    text,
    detail: m.onSaving,
  })
  return [
    ...shown.map((verdict) =>
      verdict.holds && PARTLY_KNOWN.includes(verdict.rule)
        ? later(verdict.rule, textOf(verdict, m))
        : judged(policy, verdict, m),
    ),
    ...(policy.notUsername ? [later('notUsername', m.notUsername)] : []),
    ...(policy.notEmail ? [later('notEmail', m.notEmail)] : []),
    ...(policy.historyCount > 0 ? [later('historyCount', m.notFormer(policy.historyCount))] : []),
  ]
}

/** Rules that can be broken here; whether they hold is for the server to say. */
const PARTLY_KNOWN: readonly (keyof PasswordComplexity)[] = ['blocklistEnabled', 'contextWords']

/** Who reads it here is not the one whose password it is. */
function textOf({ rule, message }: Pick<PasswordVerdict, 'rule' | 'message'>, m: Words): string {
  return rule === 'contextWords' ? m.contextWords : message
}

function judged(
  policy: PasswordComplexity,
  { rule, holds, message, found, word }: PasswordVerdict,
  m: Words,
): RuleRow {
  return {
    rule,
    state: holds ? 'met' : 'broken',
    text: textOf({ rule, message }, m),
    detail: detailOf(policy, { rule, holds, found, word }, m),
  }
}

function detailOf(
  policy: PasswordComplexity,
  {
    rule,
    holds,
    found,
    word,
  }: Pick<PasswordVerdict, 'rule' | 'holds'> & { found: number | undefined; word: string | undefined },
  m: Words,
): string | undefined {
  if (word !== undefined) return m.word(word)
  const limit = policy[rule]
  if (found === undefined || typeof limit !== 'number') return undefined
  if (holds) return m.found(found)
  return rule === 'maxLength' ? m.less(found - limit) : m.more(limit - found)
}
