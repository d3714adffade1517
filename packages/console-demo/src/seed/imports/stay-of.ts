import { oneOf, spread } from '../rows/one-of.ts'
import { calendarPeriods } from '../rows/school-calendar.ts'

/** How long a student is at school, and what the SIS calls it. */
export type Stay = { status: 'A' | 'P' | 'W' | 'N'; entryDate: string; exitDate: string | null }

type Year = { sisYear: number; today: string }

const REASONS = ['T160', 'T180', 'T240', 'E400'] as const
/** Days after which a student who never came is taken off the list. */
const PATIENCE = 10

/** Nearly all are there; of a hundred students one or two have left, and some are still to come or never came. */
export const stayOf = (n: number, year: Year): Stay => {
  const { from, last } = daysOf(year)
  const here: Stay = { status: 'A', entryDate: from, exitDate: null }
  const drawn = spread(n, 91, 1000)
  if (drawn < 15) {
    const exitDate = shifted(last, -spread(n, 92, 25) - 1)
    return exitDate > from ? { status: 'W', entryDate: from, exitDate } : here
  }
  if (drawn < 19 && shifted(from, PATIENCE) <= last) return { status: 'N', entryDate: from, exitDate: from }
  if (drawn < 26) {
    const comes = Math.max(Date.parse(from), Date.parse(last) + (5 + spread(n, 94, 36)) * DAY_MS)
    return { status: 'P', entryDate: new Date(comes).toISOString().slice(0, 10), exitDate: null }
  }
  return here
}

/** Returns the state's code for why a student left; empty for one who hasn't. */
export const exitCodeOf = (status: string, n: number): string =>
  status === 'N' ? 'N420' : status === 'W' ? oneOf(REASONS, spread(n, 93, REASONS.length)) : ''

/** Stays of students whom the files no longer name, spread over the year so far; none before the year has begun. */
export const staysOfGone = (count: number, year: Year): Stay[] => {
  const { from, last } = daysOf(year)
  const days = Math.round((Date.parse(last) - Date.parse(from)) / DAY_MS) - 2
  if (days < 1) return []
  return Array.from({ length: count }, (_, i) => ({
    status: 'W' as const,
    entryDate: from,
    exitDate: shifted(from, 1 + Math.floor((i * days) / count)),
  }))
}

/** The first day of school, and the one on which the year stands. */
const daysOf = ({ sisYear, today }: Year): { from: string; last: string } => {
  const [year] = calendarPeriods('elementary', sisYear)
  if (!year) throw new Error('A calendar has no year.')
  return { from: year.from, last: today > year.to ? year.to : today }
}

const DAY_MS = 86_400_000
const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
