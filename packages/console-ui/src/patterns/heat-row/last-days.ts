import { zonedDay } from '@edconsole/console-core'

const DAY_MS = 86_400_000

/**
 * The last days of a calendar, oldest first, today included, as `YYYY-MM-DD`.
 * @example lastDays(new Date('2026-09-14T12:14:00Z'), { timeZone: 'America/New_York', count: 2 }) // ['2026-09-13', '2026-09-14']
 */
export const lastDays = (now: Date, { timeZone, count }: { timeZone: string; count: number }): string[] => {
  const newest = Date.parse(`${zonedDay(now, timeZone)}T00:00:00Z`)
  return Array.from({ length: count }, (_, index) =>
    new Date(newest - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  )
}

/** `09/13` of `2026-09-13`. */
export const shortDay = (day: string): string => `${day.slice(5, 7)}/${day.slice(8)}`

/** `09/13/2026` of `2026-09-13`. */
export const fullDay = (day: string): string => `${shortDay(day)}/${day.slice(0, 4)}`

/** The day of a moment in a time zone: `11/19`. */
export const dayOf = (instant: string, timeZone: string): string =>
  shortDay(zonedDay(new Date(instant), timeZone))
