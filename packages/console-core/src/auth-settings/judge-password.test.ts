import { describe, expect, it } from 'vitest'
import { judgePassword, type PasswordContext } from './judge-password.ts'
import { PASSWORD_COMPLEXITY, type PasswordComplexity } from './password-complexity.ts'
import { effectiveSettings } from './password-rules.ts'

const policy = (changes: Partial<PasswordComplexity> = {}): PasswordComplexity => ({
  ...effectiveSettings(PASSWORD_COMPLEXITY.student, {}),
  ...changes,
})
const broken = (changes: Partial<PasswordComplexity>, password: string, context?: PasswordContext) =>
  judgePassword(policy(changes), password, context)
    .filter(({ holds }) => !holds)
    .map(({ rule }) => rule)

describe('R33 a new password', () => {
  it.each<[string, Partial<PasswordComplexity>, string, string[]]>([
    ['long enough', { minLength: 8 }, '12345678', []],
    ['too short', { minLength: 8 }, '1234567', ['minLength']],
    ['counted in characters as people see them', { minLength: 8 }, '🔑🔑🔑🔑🔑🔑🔑', ['minLength']],
    ['long enough in characters', { minLength: 8 }, '🔑🔑🔑🔑🔑🔑🔑🔑', []],
    ['counted after its accents are joined', { minLength: 8 }, 'e\u0301'.repeat(7), ['minLength']],
    ['as long as may be', { maxLength: 64 }, 'x'.repeat(64), []],
    ['too long', { maxLength: 64 }, 'x'.repeat(65), ['maxLength']],
    ['without a capital letter', { requireUpper: 1 }, 'abcdefgh', ['requireUpper']],
    ['with a capital letter of another script', { requireUpper: 1 }, 'Жbcdefgh', []],
    ['with one small letter of two', { requireLower: 2 }, 'aBCDEFGH', ['requireLower']],
    ['without a digit', { requireDigit: 1 }, 'abcdefgh', ['requireDigit']],
    ['with enough digits', { requireDigit: 2 }, 'abcdef12', []],
    ['without other characters', { requireSpecial: 1 }, 'abcdefg1', ['requireSpecial']],
    ['with a space as another character', { requireSpecial: 1 }, 'abcd efg', []],
    [
      'with a space where none may be',
      { allowSpacesAndUnicode: false },
      'abcd efgh',
      ['allowSpacesAndUnicode'],
    ],
    [
      'with an accent where none may be',
      { allowSpacesAndUnicode: false },
      'abcdéfgh',
      ['allowSpacesAndUnicode'],
    ],
    ['with signs of the keyboard', { allowSpacesAndUnicode: false }, 'abc!~"fgh', []],
    [
      'that keeps nothing',
      { requireUpper: 1, requireDigit: 1 },
      'abc',
      ['minLength', 'requireUpper', 'requireDigit'],
    ],
  ])('%s', (_, changes, password, rules) => {
    expect(broken(changes, password)).toEqual(rules)
  })

  const dana = {
    username: 'dana.reyes',
    emailAddress: 'Dana@Example.org',
    words: ['Dana Reyes', 'Elm', 'Oakdale USD'],
  }

  it.each<[string, Partial<PasswordComplexity>, string, string[]]>([
    ['is not the user name', { contextWords: false }, 'DANA.reyes', ['notUsername']],
    ['is not the email address', { contextWords: false }, 'dana@example.org', ['notEmail']],
    ['may be both where the policy says so', { contextWords: false, notUsername: false }, 'dana.reyes', []],
    ['holds no name of its person', {}, 'xxREYESxx', ['contextWords']],
    ['holds no name of the place', {}, 'my-oakdale-1', ['contextWords']],
    ['may hold words that are short', {}, 'elm and usd', []],
    ['may hold them where the policy says so', { contextWords: false }, 'my-oakdale-1', []],
  ])('%s', (_, changes, password, rules) => {
    expect(broken(changes, password, dana)).toEqual(rules)
  })

  it('is none of those that are guessed first, whatever their capitals', () => {
    const isCommon = (text: string) => text === 'password1'
    expect(broken({}, 'PassWord1', { isCommon })).toEqual(['blocklistEnabled'])
    expect(broken({ blocklistEnabled: false }, 'PassWord1', { isCommon })).toEqual([])
  })

  it('is told rule by rule, and only of rules that apply', () => {
    expect(
      judgePassword(policy({ requireDigit: 2 }), 'abc1').map(({ rule, message }) => [rule, message]),
    ).toEqual([
      ['minLength', 'have at least 8 characters'],
      ['maxLength', 'have at most 128 characters'],
      ['requireDigit', 'have at least 2 digits'],
      ['contextWords', "not contain your name, your district's name, or the product's name"],
    ])
  })
})
