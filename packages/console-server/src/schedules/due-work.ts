import {
  type BlackoutRange,
  instantOf,
  type Schedule,
  WEEKDAYS,
  type Weekday,
  zonedDay,
} from '@edconsole/console-core/contract'
import type { RawBuilder } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { FileStore } from '../storage/file-store.ts'

const DAY_MS = 86_400_000

/** From Monday on. */
const DAYS: readonly string[] = Object.keys(WEEKDAYS)

/** Something that runs by itself, with when it does. */
export type Scheduled = {
  id: number
  lea: string
  /** `HH:mm`; null never. */
  scheduleTime: string | null
  scheduleDays: Weekday[]
  /** The district's. */
  timeZone: string
  updatedAt: string
}

/** What has come due together. */
export type Due = { lea: string; ids: readonly number[]; now: Date }

/** What has come due together, before it is looked at. */
export type DueSlots = { lea: string; since: Date; now: Date; store: FileStore }

/** A kind of work that schedules start. */
export type DueWork = {
  /** A query of all that runs by itself at present, in the columns of `Scheduled`. What is switched off is left out. */
  readonly scheduled: RawBuilder<Scheduled>
  /** Whether what comes due in one district is queued together, or each by itself. */
  readonly together: boolean
  /** False while it has to wait for something outside of the database. */
  readonly isReady?: (due: DueSlots) => Promise<boolean>
  /**
   * Queues it within the transaction that moves its slots on. False when it cannot run now: then nothing is kept of the
   * transaction, and it is tried again until it can. True without having queued anything skips this run.
   */
  readonly queue: (trx: Db, due: Due) => Promise<boolean>
}

/**
 * The first instant after `after` at which something with this schedule runs; null when it never does. Each chosen day
 * has exactly one: a time that the clocks leave out in spring comes an hour later, one that they show twice in autumn
 * counts the first time.
 * @param timeZone the district's, as an IANA name
 * @example nextRun({ scheduleEnabled: true, scheduleTime: '02:00', scheduleDays: ['mon'] }, 'America/Denver', now)
 */
export const nextRun = (
  { scheduleEnabled, scheduleTime, scheduleDays }: Schedule,
  timeZone: string,
  after: Date,
): Date | null => {
  if (!scheduleEnabled || scheduleTime === null || scheduleDays.length === 0) return null
  const today = Date.parse(`${zonedDay(after, timeZone)}T00:00:00Z`)
  // A week from today is the latest: today's time may be over.
  for (let days = 0; days <= DAYS.length; days += 1) {
    const date = new Date(today + days * DAY_MS)
    const weekday = DAYS[(date.getUTCDay() + 6) % DAYS.length]
    if (!scheduleDays.some((day) => day === weekday)) continue
    const instant = instantOf(date.toISOString().slice(0, 10), scheduleTime, timeZone)
    if (instant > after) return instant
  }
  return null
}

/** True if the moment's day in the district is one without automatic runs. */
export const isBlackout = (ranges: readonly BlackoutRange[], timeZone: string, at: Date): boolean => {
  const day = zonedDay(at, timeZone)
  return ranges.some(({ from, to }) => from <= day && day <= to)
}
