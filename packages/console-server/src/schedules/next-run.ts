import { type Schedule, WEEKDAYS } from '@edconsole/console-core/contract'
import { Temporal } from 'temporal-polyfill'

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
  const time = Temporal.PlainTime.from(scheduleTime)
  const today = Temporal.Instant.fromEpochMilliseconds(after.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
  const chosen = new Set(scheduleDays.map((day) => DAYS.indexOf(day) + 1))
  // A week from today is the latest: today's time may be over.
  for (let days = 0; days <= today.daysInWeek; days += 1) {
    const date = today.add({ days })
    if (!chosen.has(date.dayOfWeek)) continue
    const { epochMilliseconds } = date.toZonedDateTime({ timeZone, plainTime: time })
    if (epochMilliseconds > after.getTime()) return new Date(epochMilliseconds)
  }
  return null
}

/** A calendar's week begins with Monday too. */
const DAYS: readonly string[] = Object.keys(WEEKDAYS)
