import { pad } from '../formats/pad.ts'
import { zoneOffset } from './zone-offset.ts'

/** A moment as calls carry it. */
export type Instant = Date | string | number | null | undefined

/** The moment, or null for an absent or unreadable one: a damaged answer must not stop a screen (R17). */
export const readInstant = (instant: Instant): Date | null => {
  if (instant === null || instant === undefined || instant === '') return null
  const date = instant instanceof Date ? instant : new Date(instant)
  return Number.isNaN(date.getTime()) ? null : date
}

/** The wall clock of one time zone; months count from 0, like JavaScript's. */
export type ZonedTime = {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
}

/**
 * What a clock in `timeZone` shows at `instant`, also across both clock changes.
 * @throws RangeError for an invalid date
 * @example zonedTime(new Date('2026-06-01T03:59:59Z'), 'America/New_York').month // 4: still May
 */
export const zonedTime = (instant: Date, timeZone: string): ZonedTime => {
  const time = instant.getTime()
  if (Number.isNaN(time)) throw new RangeError('The date is invalid.')
  const shown = new Date(time + zoneOffset(time, timeZone))
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth(),
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    second: shown.getUTCSeconds(),
  }
}

/**
 * The day that a calendar in `timeZone` shows at `instant`, as `YYYY-MM-DD`; of an unreadable moment the empty string.
 * @example zonedDay(new Date('2026-07-01T03:59:59Z'), 'America/New_York') // '2026-06-30'
 */
export const zonedDay = (instant: Instant, timeZone: string): string => {
  const date = readInstant(instant)
  if (!date) return ''
  const { year, month, day } = zonedTime(date, timeZone)
  return `${year}-${pad(month + 1)}-${pad(day)}`
}
