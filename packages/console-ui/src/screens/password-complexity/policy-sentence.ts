import type { PasswordComplexity, UserType } from '@edconsole/console-core'
import type { PasswordComplexityMessages } from './messages.ts'

const COUNTED = ['requireUpper', 'requireLower', 'requireDigit', 'requireSpecial'] as const
const list = new Intl.ListFormat('en-US')

/** Says what a policy asks for: "A staff password has at least 15 characters, including 1 digit. …". */
export function policySentence(
  type: UserType,
  policy: PasswordComplexity,
  m: PasswordComplexityMessages,
): string {
  const { sentence } = m
  const parts = COUNTED.filter((name) => policy[name] > 0).map((name) => sentence[name](policy[name]))
  const { blocklistEnabled, contextWords, expireDays } = policy
  const blocked =
    blocklistEnabled && contextWords
      ? sentence.both
      : blocklistEnabled
        ? sentence.common
        : contextWords
          ? sentence.personal
          : undefined
  return [
    `${sentence.length(type, policy.minLength)}${parts.length > 0 ? sentence.including(list.format(parts)) : ''}.`,
    ...(blocked === undefined ? [] : [blocked]),
    expireDays > 0 ? sentence.expires(expireDays) : sentence.never,
  ].join(' ')
}
