import { expect, it } from 'vitest'
import { changedBy, refusalText } from './refusal-text.ts'

it.each([
  ["'siteCode' is already used by another site.", 'Site code is already used by another site.'],
  ["'siteCode' is not valid: it can't be empty", "It can't be empty"],
  ["Site code is not valid: it can't be empty.", "It can't be empty."],
  ['Nobody may use it.', 'Nobody may use it.'],
])('[R21] %j is said beside its field as %j', (message, words) => {
  expect(refusalText('siteCode', 'Site code', message)).toBe(words)
})

it.each([
  ['Ana Silva changed this site on 9/14/2026, 8:20 AM ET after you opened it.', 'Ana Silva'],
  [
    'Someone else or an import changed this person on 9/14/2026 after you opened it.',
    'Someone else or an import',
  ],
  ['The site is being merged', undefined],
])('[ux 7.12] who changed the record by %j: %j', (message, who) => {
  expect(changedBy(message)).toBe(who)
})
