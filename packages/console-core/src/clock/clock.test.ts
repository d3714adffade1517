import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dataYearOf, isRolloverSeason, schoolYearOf } from './data-year.ts'
import { zonedTime } from './zoned-time.ts'

describe('[S9] R27 months are those of New York', () => {
  it.each([
    // Midnight in New York is 04:00Z in summer, 05:00Z in winter.
    ['the last moment of May', '2026-06-01T03:59:59Z', 2025, false],
    ['the first moment of June', '2026-06-01T04:00:00Z', 2026, true],
    ['the last moment of October', '2026-11-01T03:59:59Z', 2026, true],
    ['the first moment of November', '2026-11-01T04:00:00Z', 2026, false],
    ['the last moment of December', '2027-01-01T04:59:59Z', 2026, false],
    ['the first moment of January', '2027-01-01T05:00:00Z', 2026, false],
    ['the middle of September', '2026-09-14T12:14:00Z', 2026, true],
  ])('%s', (_, instant, schoolYear, season) => {
    const date = new Date(instant)
    expect(schoolYearOf(date)).toBe(schoolYear)
    expect(isRolloverSeason(date)).toBe(season)
  })

  it('follows another time zone when told', () => {
    const date = new Date('2026-06-01T04:00:00Z')
    expect(schoolYearOf(date, 'America/Los_Angeles')).toBe(2025)
    expect(isRolloverSeason(date, 'America/Los_Angeles')).toBe(false)
  })
})

describe('[S2.1] R31 Data Year', () => {
  const inSeason = new Date('2026-09-14T12:14:00Z')
  it.each([
    ['is the pair of the district', 2026, inSeason, { label: '2026-2027', behind: false }],
    ['is marked while it is behind', 2025, inSeason, { label: '2025-2026', behind: true }],
    ['is hidden outside the season', 2026, new Date('2026-11-20T12:00:00Z'), null],
  ])('%s', (_, sisYear, now, expected) => {
    expect(dataYearOf({ sisYear }, now)).toEqual(expected)
  })
})

describe('agrees with the platform', () => {
  const clocks = new Map<string, Intl.DateTimeFormat>()
  const clockOf = (timeZone: string): Intl.DateTimeFormat => {
    // Swedish writes 2026-09-13 18:00:00.
    const clock =
      clocks.get(timeZone) ??
      new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    clocks.set(timeZone, clock)
    return clock
  }
  const agree = (date: Date, timeZone: string) => {
    const { year, month, day, hour, minute, second } = zonedTime(date, timeZone)
    const shown = clockOf(timeZone).format(date).split(/\D/).map(Number)
    expect([year, month + 1, day, hour, minute, second]).toEqual(shown)
  }
  const zones = ['America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Africa/Casablanca', 'UTC']

  it('at any moment', () => {
    const moments = fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
    fc.assert(fc.property(moments, fc.constantFrom(...zones), agree))
  })

  it.each([
    ['America/New_York', '2026-03-08T07:00:00Z'],
    ['America/New_York', '2026-11-01T06:00:00Z'],
    ['Australia/Lord_Howe', '2026-10-03T15:30:00Z'],
    ['Africa/Casablanca', '2026-02-15T02:00:00Z'],
  ])('around the hour at which %s changes its clock, %s', (timeZone, change) => {
    const at = Date.parse(change)
    for (const before of [-7 * 24 * 3600, -3600, -1, 0, 1, 3600, 7 * 24 * 3600])
      agree(new Date(at + before * 1000), timeZone)
  })
})

it('refuses a date that is none', () => {
  expect(() => zonedTime(new Date(Number.NaN), 'UTC')).toThrow(RangeError)
})
