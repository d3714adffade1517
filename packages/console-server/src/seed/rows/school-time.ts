import type { GRADE_TYPES } from '@edconsole/console-core/contract'
import type { SeedDistrict } from '../seed-district.ts'
import { type CalendarPeriod, calendarPeriods, type SchoolLevel, weekdaysBetween } from './school-calendar.ts'

/** How far schools of one level in one district are with their year. Rows are made from it by the database. */
export type SchoolTime = {
  lea: string
  school_year: number
  level: SchoolLevel
  /** The term in which sections are held now. */
  term: string
  term_from: string
  term_to: string
  /** What the newest marks are for; null before school has begun. */
  mark_period: string | null
  mark_type: keyof typeof GRADE_TYPES | null
  mark_date: string | null
  /** Days of school so far, newest first, at most four weeks. */
  days: string[]
}

const DAYS = 20

/** How far the schools of a district are. A district whose year is over stands at its last day. */
export const schoolTimes = (
  { lea, sisYear }: Pick<SeedDistrict, 'lea' | 'sisYear'>,
  today: string,
): SchoolTime[] =>
  (['elementary', 'secondary'] as const).map((level) => {
    const periods = calendarPeriods(level, sisYear)
    const at = periods.find(({ code }) => code === 'FY')
    if (!at) throw new Error('A calendar has no year.')
    const day = today > at.to ? at.to : today
    const term = level === 'elementary' ? at : running(periods, 'semester', day)
    return {
      ...{ lea, level, school_year: sisYear },
      ...{ term: term.code, term_from: term.from, term_to: term.to },
      ...markOf(level, periods, day),
      days: weekdaysBetween(at.from, day).reverse().slice(0, DAYS),
    }
  })

/** The newest mark is the one of the last period that is over, or else a first word on the running one. */
const markOf = (level: SchoolLevel, periods: readonly CalendarPeriod[], day: string) => {
  const kind = level === 'elementary' ? 'term' : 'gradingPeriod'
  const [first] = periods
  if (!first || day < first.from) return { mark_period: null, mark_type: null, mark_date: null }
  const over = periods.findLast(({ sessionType, to }) => sessionType === kind && to < day)
  if (!over)
    return { mark_period: running(periods, kind, day).code, mark_type: 'progress' as const, mark_date: day }
  const type = level === 'elementary' ? ('trimester' as const) : ('quarter' as const)
  return { mark_period: over.code, mark_type: type, mark_date: over.to }
}

/** The period of a kind that a day is in; before the year its first, between two the later. */
const running = (periods: readonly CalendarPeriod[], kind: string, day: string): CalendarPeriod => {
  const found = periods.find(({ sessionType, to }) => sessionType === kind && day <= to)
  if (!found) throw new Error(`A calendar has no ${kind} on ${day}.`)
  return found
}
