import { instantOf, type Schedule, WEEKDAYS, zonedDay } from '@edconsole/console-core/contract'

const DAY_MS = 86_400_000

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

/** From Monday on. */
const DAYS: readonly string[] = Object.keys(WEEKDAYS)
