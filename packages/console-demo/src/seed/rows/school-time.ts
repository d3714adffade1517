import type { GRADE_TYPES } from '@edconsole/console-core/contract'
import {
  type CalendarPeriod,
  calendarPeriods,
  type SchoolLevel,
  schoolDaysBetween,
} from './school-calendar.ts'

/** How far schools of one level are with their year. */
export type SchoolTime = {
  /** The term in which sections are held now. */
  term: string
  termFrom: string
  termTo: string
  /** What the newest marks are for; null before school has begun. */
  markPeriod: string | null
  markType: keyof typeof GRADE_TYPES | null
  markDate: string | null
  /** Days of school so far, newest first, at most four weeks. */
  days: string[]
}

const DAYS = 20

/** How far the schools of a level are. Those whose year is over stand at its last day. */
export const schoolTime = (level: SchoolLevel, sisYear: number, today: string): SchoolTime => {
  const periods = calendarPeriods(level, sisYear)
  const at = periods.find(({ code }) => code === 'FY')
  if (!at) throw new Error('A calendar has no year.')
  const day = today > at.to ? at.to : today
  const term = level === 'elementary' ? at : running(periods, 'semester', day)
  return {
    term: term.code,
    termFrom: term.from,
    termTo: term.to,
    ...markOf(level, periods, day),
    days: schoolDaysBetween(at.from, day).reverse().slice(0, DAYS),
  }
}

/** The newest mark is the one of the last period that is over, or else a first word on the running one. */
const markOf = (level: SchoolLevel, periods: readonly CalendarPeriod[], day: string) => {
  const kind = level === 'elementary' ? 'term' : 'gradingPeriod'
  const [first] = periods
  if (!first || day < first.from) return { markPeriod: null, markType: null, markDate: null }
  const over = periods.findLast(({ sessionType, to }) => sessionType === kind && to < day)
  if (!over)
    return { markPeriod: running(periods, kind, day).code, markType: 'progress' as const, markDate: day }
  const type = level === 'elementary' ? ('trimester' as const) : ('quarter' as const)
  return { markPeriod: over.code, markType: type, markDate: over.to }
}

/** The period of a kind that a day is in; before the year its first, between two the later. */
const running = (periods: readonly CalendarPeriod[], kind: string, day: string): CalendarPeriod => {
  const found = periods.find(({ sessionType, to }) => sessionType === kind && day <= to)
  if (!found) throw new Error(`A calendar has no ${kind} on ${day}.`)
  return found
}
