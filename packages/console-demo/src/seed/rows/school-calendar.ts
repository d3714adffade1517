import type { PERIOD_TYPES, SESSION_TYPES } from '@edconsole/console-core/contract'

/** A stretch of the year as the demo's schools divide it. */
export type CalendarPeriod = {
  code: string
  title: string
  sessionType: keyof typeof SESSION_TYPES
  periodType: keyof typeof PERIOD_TYPES | null
  /** The longer one that it is part of. */
  parent: string | null
  from: string
  to: string
}

type Draft = [
  code: string,
  title: string,
  session: CalendarPeriod['sessionType'],
  type: CalendarPeriod['periodType'],
  parent: string | null,
  from: string,
  to: string,
]

const YEAR: Draft = ['FY', 'School Year', 'schoolYear', null, null, '08-12', '06-04']

/** Elementary schools have trimesters, the others semesters of two quarters. */
const PERIODS: Readonly<Record<'elementary' | 'secondary', readonly Draft[]>> = {
  elementary: [
    YEAR,
    ['T1', 'Trimester 1', 'term', 'firstTrimester', 'FY', '08-12', '11-06'],
    ['T2', 'Trimester 2', 'term', 'secondTrimester', 'FY', '11-09', '02-26'],
    ['T3', 'Trimester 3', 'term', 'thirdTrimester', 'FY', '03-01', '06-04'],
  ],
  secondary: [
    YEAR,
    ['S1', 'Semester 1', 'semester', 'firstSemester', 'FY', '08-12', '12-18'],
    ['Q1', 'Quarter 1', 'gradingPeriod', 'firstNineWeeks', 'S1', '08-12', '10-16'],
    ['Q2', 'Quarter 2', 'gradingPeriod', 'secondNineWeeks', 'S1', '10-19', '12-18'],
    ['S2', 'Semester 2', 'semester', 'secondSemester', 'FY', '01-05', '06-04'],
    ['Q3', 'Quarter 3', 'gradingPeriod', 'thirdNineWeeks', 'S2', '01-05', '03-19'],
    ['Q4', 'Quarter 4', 'gradingPeriod', 'fourthNineWeeks', 'S2', '03-29', '06-04'],
  ],
}

export type SchoolLevel = keyof typeof PERIODS

/** How schools of a level divide a school year, longest and earliest first. */
export const calendarPeriods = (level: SchoolLevel, schoolYear: number): CalendarPeriod[] =>
  PERIODS[level].map(([code, title, sessionType, periodType, parent, from, to]) => ({
    code,
    title,
    sessionType,
    periodType,
    parent,
    from: dayOf(schoolYear, from),
    to: dayOf(schoolYear, to),
  }))

/** Months before July belong to the second calendar year. */
const dayOf = (schoolYear: number, day: string): string => `${schoolYear + (day < '07' ? 1 : 0)}-${day}`

/** The days of school from one day to another, both included. */
export const schoolDaysBetween = (from: string, to: string): string[] => {
  const days: string[] = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) {
    const day = new Date(at)
    if (day.getUTCDay() % 6 !== 0 && !isDayOff(day)) days.push(day.toISOString().slice(0, 10))
  }
  return days
}

const DAY_MS = 86_400_000

/** As month and day; those over the turn of the year in two parts. */
const BREAKS: readonly (readonly [from: string, to: string])[] = [
  ['11-11', '11-11'],
  ['12-19', '12-31'],
  ['01-01', '01-04'],
  ['03-20', '03-28'],
]
const MONDAY = 1
const THURSDAY = 4
/** Holidays that go by weekday: Labor Day, Martin Luther King Jr. Day, Presidents' Day, Thanksgiving. */
const HOLIDAYS: Readonly<Record<string, { weekday: number; nth: number }>> = {
  '09': { weekday: MONDAY, nth: 1 },
  '01': { weekday: MONDAY, nth: 3 },
  '02': { weekday: MONDAY, nth: 3 },
  '11': { weekday: THURSDAY, nth: 4 },
}

const isDayOff = (at: Date): boolean => {
  const day = at.toISOString().slice(5, 10)
  return BREAKS.some(([from, to]) => from <= day && day <= to) || isHoliday(at) || isAfterThanksgiving(at)
}

const isHoliday = (at: Date): boolean => {
  const month = at.toISOString().slice(5, 7)
  // Memorial Day, the last Monday of May, is the one that counts from the end.
  if (month === '05') return at.getUTCDay() === MONDAY && at.getUTCDate() > 24
  const holiday = HOLIDAYS[month]
  return holiday?.weekday === at.getUTCDay() && Math.ceil(at.getUTCDate() / 7) === holiday.nth
}

const isAfterThanksgiving = (at: Date): boolean =>
  at.getUTCDay() === THURSDAY + 1 && isHoliday(new Date(at.getTime() - DAY_MS))
