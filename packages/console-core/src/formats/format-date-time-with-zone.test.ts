import { expect, it } from 'vitest'
import { formatDateTimeWithZone } from './format-dates.ts'

const AT = '2026-09-14T12:00:00Z'

it('[S9] a time in a sentence is Eastern unless told otherwise, and says so', () => {
  expect(formatDateTimeWithZone(AT)).toBe('09/14/2026 - 08:00AM (ET)')
})

it.each([
  ['America/New_York', '09/14/2026 - 08:00AM (ET)'],
  ['America/Chicago', '09/14/2026 - 07:00AM (CT)'],
  ['Pacific/Honolulu', '09/14/2026 - 02:00AM (HST)'],
  ['UTC', '09/14/2026 - 12:00PM (UTC)'],
  ['Nowhere/Else', '09/14/2026 - 08:00AM (ET)'],
])('R39 a time in %s names its zone', (timeZone, expected) => {
  expect(formatDateTimeWithZone(AT, timeZone)).toBe(expected)
})

it.each([[null], [undefined], [''], ['not a date']])('R17 %s is nothing, not a zone alone', (instant) => {
  expect(formatDateTimeWithZone(instant)).toBe('')
})
