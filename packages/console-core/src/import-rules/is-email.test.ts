import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isEmail, isPlainEmail } from './is-email.ts'

it.each([
  ['mina.sol@example.org', true],
  ["o'neil+1@mail.example.org", true],
  ['Mina@example.org', false],
  ['.@a.b', true],
  ['a@b', false],
  ['@a.b', false],
  ['a@.b', false],
  ['a@b.', false],
  ['a@b..c', false],
  ['a@b@c.d', false],
  ['a,b@c.d', false],
  ['', false],
])('%s is plainly an address: %s', (text, expected) => {
  expect(isPlainEmail(text)).toBe(expected)
})

it('what is plainly an address is one, in lower case; other addresses have capitals or letters of other alphabets', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'B', 'é', '@', '.', ',', ';', ' ', '7'), maxLength: 9 })
  fc.assert(
    fc.property(text, (one) => {
      expect(isPlainEmail(one)).toBe(isEmail(one) && /^[\0-\x7f]*$/.test(one) && one === one.toLowerCase())
    }),
    { numRuns: 2000 },
  )
})
