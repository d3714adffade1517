import { instantOf } from '../clock/instant-of.ts'
import { zonedTime } from '../clock/zoned-time.ts'
import type { Export } from '../entities/export.ts'
import { pad } from '../formats/pad.ts'
import type { RunStatus } from './run-statuses.ts'
import { WEEKDAYS } from './weekdays.ts'

/** The status of an export (R44): its own word, or that of its last run if it didn't succeed. */
export type ExportStanding = 'paused' | 'late' | 'sent' | Exclude<RunStatus, 'completed'>

type Facts = Pick<
  Export,
  | 'isEnabled'
  | 'scheduleTime'
  | 'scheduleDays'
  | 'blackoutRanges'
  | 'nextRunAt'
  | 'lastSentAt'
  | 'lastStatus'
  | 'createdAt'
  | 'updatedAt'
>

type When = {
  now: Date
  /** The district's, which its schedules use. */
  timeZone: string
}

/**
 * Returns the status of an export; null if it was never sent and isn't due. A failure outranks lateness. `lastStatus`
 * is that of the last run that ended: the export log shows running ones.
 * @example exportStandingOf(row, { now, timeZone: district.timeZone }) // 'late'
 */
export const exportStandingOf = (facts: Facts, when: When): ExportStanding | null => {
  const { isEnabled, lastStatus } = facts
  if (!isEnabled) return 'paused'
  if (lastStatus === 'failed' || lastStatus === 'completedWithErrors') return lastStatus
  if (missedRunOf(facts, when) !== null) return 'late'
  return lastStatus === 'completed' ? 'sent' : lastStatus
}

const DAY = 86_400_000
/** Days to look back. A blackout that lasts longer leaves nothing to be late. */
const LOOKED_AT = 400

/**
 * Returns the first scheduled run that was due more than a day ago, with nothing sent since (R44); null if the export isn't
 * late. After a change of the export, only later times count.
 */
export const missedRunOf = (
  {
    scheduleTime,
    scheduleDays,
    blackoutRanges,
    nextRunAt,
    lastSentAt,
    createdAt,
    updatedAt,
  }: Omit<Facts, 'isEnabled' | 'lastStatus'>,
  { now, timeZone }: When,
): Date | null => {
  if (!nextRunAt || scheduleTime === null) return null
  const local = (at: number) => localMinute(new Date(at), timeZone)
  const since = local(Math.max(Date.parse(updatedAt ?? createdAt), Date.parse(lastSentAt ?? createdAt)))
  const until = local(now.getTime() - DAY)
  let day = until.slice(0, 10)
  let first: string | null = null
  for (let looked = 0; looked < LOOKED_AT && day >= since.slice(0, 10); looked += 1) {
    const due = `${day}T${scheduleTime}`
    const isSent = scheduleDays.some((name) => name === weekdayOf(day))
    const isKept = blackoutRanges.some(({ from, to }) => from <= day && day <= to)
    if (isSent && !isKept && due > since && due <= until) first = day
    day = dayBefore(day)
  }
  return first === null ? null : instantOf(first, scheduleTime, timeZone)
}

/** Local date and time as sortable text. */
const localMinute = (at: Date, timeZone: string): string => {
  const { year, month, day, hour, minute } = zonedTime(at, timeZone)
  return `${year}-${pad(month + 1)}-${pad(day)}T${pad(hour)}:${pad(minute)}`
}

// Calendar days, so that clock changes don't matter.
const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - DAY).toISOString().slice(0, 10)

const NAMES = Object.keys(WEEKDAYS)
const weekdayOf = (day: string): string | undefined =>
  NAMES[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7]
