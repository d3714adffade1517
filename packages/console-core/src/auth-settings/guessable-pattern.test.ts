import { expect, it } from 'vitest'
import { isGuessablePattern, repeatedUnit } from './guessable-pattern.ts'

it.each([
  ['aaaaaaaaaaaaaaa', true],
  ['abcabcabcabcabc', true],
  ['123456789012345', false],
  ['123456789', true],
  ['zyxwvutsrqp', true],
  ['passwordpassword', false],
  ['velvet otter maps rain', false],
  ['', false],
])('[domain 7.3] %j is guessed by its pattern: %s', (text, guessed) => {
  expect(isGuessablePattern(text)).toBe(guessed)
})

it('[domain 7.3] what repeats is one unit, whatever its length', () => {
  expect([repeatedUnit('passwordpassword'), repeatedUnit('rain'), repeatedUnit('abab')]).toEqual([
    'password',
    'rain',
    'ab',
  ])
})
