import { expect, it } from 'vitest'
import { rangesText, wrongDays } from './ranges-in.ts'

it.each([
  [
    'a day and several',
    [
      { from: '2026-12-24', to: '2026-12-24' },
      { from: '2026-11-26', to: '2026-11-27' },
    ],
    '12/24/2026, 11/26/2026 – 11/27/2026',
  ],
  ['what is still typed', [{ from: '2026-12-24', to: '12/2' }], '12/24/2026 – 12/2'],
  ['nothing', [], ''],
  ['something else', ['2026-12-24', null, { from: 1, to: 2 }], ''],
])('days without sending in words: %s', (_, value, text) => {
  expect(rangesText(value)).toBe(text)
})

it.each([
  ['2026-12-24', '2026-12-24', { from: false, to: false }],
  ['2026-12-24', '2026-12-23', { from: false, to: true }],
  ['12/2', '2026-12-23', { from: true, to: false }],
  ['2026-12-24', '', { from: false, to: true }],
])('of %s to %s the day is marked that keeps it from being a period', (from, to, wrong) => {
  expect(wrongDays({ from, to })).toEqual(wrong)
})
