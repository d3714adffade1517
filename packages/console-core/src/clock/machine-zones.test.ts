import { afterEach, expect, it } from 'vitest'
import { formatDateTime } from '../formats/format-dates.ts'
import { instantOf } from './instant-of.ts'
import { zonedDay } from './zoned-time.ts'

const before = process.env.TZ
afterEach(() => {
  process.env.TZ = before
})

const MACHINES = ['America/Los_Angeles', 'America/New_York', 'Europe/London', 'Asia/Kathmandu', 'UTC']

it.each(MACHINES)(
  '[S9] R39 a machine in %s shows the times of every zone, around each change of a clock',
  (machine) => {
    process.env.TZ = machine
    const shown = [
      // Phoenix has the hour that Los Angeles skips.
      ['2026-03-08T09:30:00Z', 'America/Phoenix', '03/08/2026 - 02:30AM'],
      ['2026-03-29T01:30:00Z', 'UTC', '03/29/2026 - 01:30AM'],
      ['2026-03-08T06:59:00Z', 'America/New_York', '03/08/2026 - 01:59AM'],
      ['2026-03-08T07:00:00Z', 'America/New_York', '03/08/2026 - 03:00AM'],
      ['2026-11-01T05:30:00Z', 'America/New_York', '11/01/2026 - 01:30AM'],
      ['2026-11-01T06:30:00Z', 'America/New_York', '11/01/2026 - 01:30AM'],
      ['2026-09-14T12:14:00Z', 'Asia/Kathmandu', '09/14/2026 - 05:59PM'],
    ] as const
    for (const [instant, zone, text] of shown) expect(formatDateTime(instant, zone), zone).toBe(text)
  },
)

it.each(MACHINES)('R27 a machine in %s finds the instant of a time in any zone', (machine) => {
  process.env.TZ = machine
  const instants = [
    ['2026-03-08', '02:30', 'America/Phoenix', '2026-03-08T09:30:00.000Z'],
    ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['2026-03-08', '02:00', 'America/New_York', '2026-03-08T07:00:00.000Z'],
    ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['2026-03-29', '01:30', 'UTC', '2026-03-29T01:30:00.000Z'],
    ['2026-07-04', '00:00', 'America/Denver', '2026-07-04T06:00:00.000Z'],
  ] as const
  for (const [day, time, zone, instant] of instants) {
    expect(instantOf(day, time, zone).toISOString(), zone).toBe(instant)
    expect(zonedDay(instantOf(day, time, zone), zone)).toBe(day)
  }
})

it('refuses what is no day and time', () => {
  expect(() => instantOf('2026-02-30', '25:00', 'UTC')).toThrow(RangeError)
})
