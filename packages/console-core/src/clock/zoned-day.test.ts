import { expect, it } from 'vitest'
import { zonedDay } from './zoned-time.ts'

it.each([
  ['2026-07-01T03:59:59Z', 'America/New_York', '2026-06-30'],
  ['2026-07-01T04:00:00Z', 'America/New_York', '2026-07-01'],
  ['2026-01-01T04:59:59Z', 'America/New_York', '2025-12-31'],
  ['2026-01-01T05:00:00Z', 'America/New_York', '2026-01-01'],
  ['2026-03-05T00:00:00Z', 'UTC', '2026-03-05'],
])('R27 at %s a calendar in %s shows %s', (instant, zone, day) => {
  expect(zonedDay(new Date(instant), zone)).toBe(day)
})
