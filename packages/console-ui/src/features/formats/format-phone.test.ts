import { expect, it } from 'vitest'
import { formatPhone } from './format-phone.ts'

it.each([
  ['5555550100', '(555) 555-0100'],
  ['555555010012', '(555) 555-0100 x12'],
  ['+41 44 555 01 00', '+41 44 555 01 00'],
  ['', ''],
])('the phone number %s is shown as %s', (digits, shown) => {
  expect(formatPhone(digits)).toBe(shown)
})
