import { countOf } from '../formats/format-count.ts'
import type { PasswordComplexity } from './password-complexity.ts'

/** What is known of the person behind a new password. */
export type PasswordContext = {
  readonly username?: string
  readonly emailAddress?: string
  /** Names of the person, the district, and the product. */
  readonly words?: readonly string[]
  /** True for a password that an attacker guesses first. Passed in, because the list is long. */
  readonly isCommon?: (password: string) => boolean
}

/** One rule of the policy, and whether the password keeps it. */
export type PasswordVerdict = {
  readonly rule: keyof PasswordComplexity
  readonly holds: boolean
  /** Finishes the sentence `A password must …`, for whoever chooses it. */
  readonly message: string
  /** Of a rule that counts characters: how many there are. */
  readonly found?: number
  /** Of a rule about words: the one that is in the password. */
  readonly word?: string
}

/** What the product calls itself: a word that is guessed first. */
export const PRODUCT_NAME = 'Console'

/** Shorter words, such as most first names of three letters, would forbid too much by chance. */
const WORD_MIN = 4

/**
 * Holds a new password against each rule that applies. Nothing but the given values is looked at, so that a form can
 * ask on every keystroke.
 * @example judgePassword(effectiveSettings(PASSWORD_COMPLEXITY.staff, {}), 'short')[0].holds // false
 */
export const judgePassword = (
  policy: PasswordComplexity,
  password: string,
  context: PasswordContext = {},
): readonly PasswordVerdict[] => {
  // The same text typed on two systems may arrive as different characters; it is stored in this form too.
  const text = password.normalize('NFKC')
  const length = [...text].length
  return [
    verdict('minLength', length >= policy.minLength, `have at least ${policy.minLength} characters`, {
      found: length,
    }),
    verdict('maxLength', length <= policy.maxLength, `have at most ${policy.maxLength} characters`, {
      found: length,
    }),
    ...COUNTED.filter(({ rule }) => policy[rule] > 0).map(({ rule, pattern, what }) => {
      const found = text.match(pattern)?.length ?? 0
      const message = `have at least ${countOf(policy[rule], what, `${what}s`)}`
      return verdict(rule, found >= policy[rule], message, { found })
    }),
    ...(policy.allowSpacesAndUnicode
      ? []
      : [
          verdict(
            'allowSpacesAndUnicode',
            /^[!-~]*$/.test(text),
            'have no spaces, accents, or non-English characters',
          ),
        ]),
    ...personal(policy, text.toLowerCase(), context),
  ]
}

const COUNTED = [
  { rule: 'requireUpper', pattern: /\p{Lu}/gu, what: 'uppercase letter' },
  { rule: 'requireLower', pattern: /\p{Ll}/gu, what: 'lowercase letter' },
  { rule: 'requireDigit', pattern: /\p{Nd}/gu, what: 'digit' },
  { rule: 'requireSpecial', pattern: /[^\p{L}\p{Nd}]/gu, what: 'special character' },
] as const

const personal = (
  policy: PasswordComplexity,
  text: string,
  { username = '', emailAddress = '', words = [], isCommon }: PasswordContext,
): PasswordVerdict[] => {
  const parts = words
    .flatMap((word) =>
      word
        .normalize('NFKC')
        .toLowerCase()
        .split(/[^\p{L}\p{Nd}]+/u),
    )
    .filter((word) => word.length >= WORD_MIN)
  const word = parts.find((part) => text.includes(part))
  return [
    ...(policy.notUsername && username !== ''
      ? [verdict('notUsername', text !== username.toLowerCase(), 'not be your username')]
      : []),
    ...(policy.notEmail && emailAddress !== ''
      ? [verdict('notEmail', text !== emailAddress.toLowerCase(), 'not be your email address')]
      : []),
    ...(policy.contextWords
      ? [
          verdict(
            'contextWords',
            word === undefined,
            "not contain your name, your district's name, or the product's name",
            word === undefined ? {} : { word },
          ),
        ]
      : []),
    ...(policy.blocklistEnabled && isCommon
      ? [verdict('blocklistEnabled', !isCommon(text), 'not be a common password')]
      : []),
  ]
}

const verdict = (
  rule: keyof PasswordComplexity,
  holds: boolean,
  message: string,
  more: Pick<PasswordVerdict, 'found' | 'word'> = {},
): PasswordVerdict => ({ rule, holds, message, ...more })
