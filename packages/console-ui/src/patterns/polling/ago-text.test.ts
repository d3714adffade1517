import { expect, it } from 'vitest'
import { agoText } from './ago-text.ts'

it.each([
  [0, '0 s'],
  [8_900, '8 s'],
  [59_999, '59 s'],
  [60_000, '1 min'],
  [3_599_999, '59 min'],
  [7_200_000, '2 h'],
  [172_799_999, '47 h'],
  [172_800_000, '2 d'],
])('%d ms ago reads %s', (ms, text) => {
  expect(agoText(ms)).toBe(text)
})
