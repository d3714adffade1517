import { expect, it } from 'vitest'
import { refusalText } from './refusal-text.ts'

it.each([
  ["'siteCode' is already used by another site.", 'Site code is already used by another site.'],
  ["'siteCode' is not valid: it can't be empty", "It can't be empty"],
  ["Site code is not valid: it can't be empty.", "It can't be empty."],
  ['Nobody may use it.', 'Nobody may use it.'],
])('[R21] %j is said beside its field as %j', (message, words) => {
  expect(refusalText('siteCode', 'Site code', message)).toBe(words)
})
