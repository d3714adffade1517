import { type Schedule, WEEKDAYS, type Weekday } from '@edconsole/console-core'

/** Weekdays, short. */
export const weekdayMessages = {
  mon: 'Mon',
  tue: 'Tue',
  wed: 'Wed',
  thu: 'Thu',
  fri: 'Fri',
  sat: 'Sat',
  sun: 'Sun',
} satisfies Record<Weekday, string>

/** The words of a schedule. */
export const scheduleMessages = {
  byHand: 'Manual',
  everyDay: 'Every day',
  weekdays: 'Monday to Friday',
  days: weekdayMessages,
  schedule: (days: string, time: string) => `${days}, ${time}`,
}

const DAYS = Object.keys(WEEKDAYS) as Weekday[]
const WORKDAYS = DAYS.slice(0, 5)

/**
 * When something runs by itself, on the clock of its district.
 * @example scheduleText({ scheduleEnabled: true, scheduleTime: '04:30', scheduleDays: ['mon', 'wed'] }, m) // 'Mon, Wed, 04:30'
 */
export const scheduleText = (
  { scheduleEnabled, scheduleTime, scheduleDays }: Schedule,
  m: typeof scheduleMessages,
): string => {
  if (!scheduleEnabled || scheduleTime === null || scheduleDays.length === 0) return m.byHand
  const chosen = DAYS.filter((day) => scheduleDays.includes(day))
  if (chosen.length === DAYS.length) return m.schedule(m.everyDay, scheduleTime)
  const isWorkdays = chosen.length === WORKDAYS.length && WORKDAYS.every((day) => chosen.includes(day))
  const days = isWorkdays ? m.weekdays : chosen.map((day) => m.days[day]).join(', ')
  return m.schedule(days, scheduleTime)
}
