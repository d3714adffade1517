import type { Schedule, Weekday } from '@edconsole/console-core/contract'
import { describe, expect, it } from 'vitest'
import { nextRun } from './due-work.ts'

const EVERY_DAY: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const at = (scheduleTime: string | null, scheduleDays = EVERY_DAY): Schedule => ({
  scheduleEnabled: true,
  scheduleTime,
  scheduleDays,
})
const next = (schedule: Schedule, timeZone: string, after: string) =>
  nextRun(schedule, timeZone, new Date(after))?.toISOString() ?? null

describe('[S3] the next run of a schedule', () => {
  // 2026-09-14 is a Monday.
  it.each([
    ['later today', at('08:15'), '2026-09-14T12:14:00Z', '2026-09-14T12:15:00.000Z'],
    ['tomorrow, when today is over', at('08:14'), '2026-09-14T12:14:00Z', '2026-09-15T12:14:00.000Z'],
    ['the next chosen day', at('02:00', ['sat', 'wed']), '2026-09-14T12:14:00Z', '2026-09-16T06:00:00.000Z'],
    ['a week from today', at('02:00', ['mon']), '2026-09-14T12:14:00Z', '2026-09-21T06:00:00.000Z'],
    ['the day of the zone', at('23:30', ['sun']), '2026-09-14T03:00:00Z', '2026-09-14T03:30:00.000Z'],
  ])('in New York: %s', (_, schedule, after, expected) => {
    expect(next(schedule, 'America/New_York', after)).toBe(expected)
  })

  it.each([
    ['switched off', { ...at('02:00'), scheduleEnabled: false }],
    ['no time', at(null)],
    ['no day', at('02:00', [])],
  ])('none when there is %s', (_, schedule) => {
    expect(next(schedule, 'America/New_York', '2026-09-14T12:14:00Z')).toBeNull()
  })

  it.each([
    ['America/New_York', '06:00'],
    ['America/Los_Angeles', '09:00'],
    ['Pacific/Honolulu', '12:00'],
    ['America/Phoenix', '09:00'],
  ])('keeps the time on the clock of %s in summer', (zone, summer) => {
    expect(next(at('02:00'), zone, '2026-07-01T00:00:00Z')).toBe(`2026-07-01T${summer}:00.000Z`)
  })

  it.each([
    ['01:59', '2027-03-14T06:59:00.000Z', '2027-03-15T05:59:00.000Z'],
    ['02:00', '2027-03-14T07:00:00.000Z', '2027-03-15T06:00:00.000Z'],
    ['02:30', '2027-03-14T07:30:00.000Z', '2027-03-15T06:30:00.000Z'],
    ['03:00', '2027-03-14T07:00:00.000Z', '2027-03-15T07:00:00.000Z'],
  ])('%s on the day whose clocks leave an hour out is one run, never an early one', (time, first, second) => {
    expect(next(at(time), 'America/New_York', '2027-03-14T05:00:00Z')).toBe(first)
    expect(next(at(time), 'America/New_York', first)).toBe(second)
  })

  it.each([
    ['00:59', '2026-11-01T04:59:00.000Z', '2026-11-02T05:59:00.000Z'],
    ['01:00', '2026-11-01T05:00:00.000Z', '2026-11-02T06:00:00.000Z'],
    ['01:59', '2026-11-01T05:59:00.000Z', '2026-11-02T06:59:00.000Z'],
    ['02:00', '2026-11-01T07:00:00.000Z', '2026-11-02T07:00:00.000Z'],
  ])('%s on the day whose clocks repeat an hour is one run', (time, first, second) => {
    expect(next(at(time), 'America/New_York', '2026-11-01T04:00:00Z')).toBe(first)
    expect(next(at(time), 'America/New_York', first)).toBe(second)
  })

  it('has one run a day through a whole year of every zone, each at its time', () => {
    for (const zone of ['America/New_York', 'America/St_Johns', 'America/Adak', 'Pacific/Guam']) {
      let after = new Date('2026-01-01T00:00:00Z')
      const days = new Set<string>()
      for (let run = 0; run < 365; run += 1) {
        const found = nextRun(at('02:30'), zone, after)
        expect(found?.getTime()).toBeGreaterThan(after.getTime())
        after = found ?? after
        days.add(new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(after))
      }
      expect(days.size).toBe(365)
    }
  })
})
