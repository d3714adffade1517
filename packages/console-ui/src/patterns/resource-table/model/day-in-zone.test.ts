import { zonedDay } from '@edconsole/console-core'
import { describe, expect, it } from 'vitest'
import { isDay, startOfDay } from './day-in-zone.ts'

const zone = 'America/New_York'

describe('days in Eastern time', () => {
  it.each([
    ['2026-09-14', '2026-09-14T04:00:00.000Z'],
    ['2026-01-02', '2026-01-02T05:00:00.000Z'],
    ['2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', '2026-03-09T04:00:00.000Z'],
    ['2026-11-01', '2026-11-01T04:00:00.000Z'],
    ['2026-11-02', '2026-11-02T05:00:00.000Z'],
  ])('%s begins at %s', (day, instant) => {
    expect(startOfDay(day, zone).toISOString()).toBe(instant)
    expect(zonedDay(new Date(instant), zone)).toBe(day)
  })

  it.each([
    ['2026-02-28', true],
    ['2026-02-30', false],
    ['2026-2-3', false],
    ['yesterday', false],
  ])('%s is a day: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected)
  })
})
