import {
  CONSTANTS,
  NIGHTS,
  type NightState,
  type RunStatus,
  zonedDay,
  zonedTime,
} from '@edconsole/console-core/contract'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Nights begin at 4 in the afternoon, Eastern time: until then, what people start again belongs to the night before. */
const NIGHT_BEGINS_MS = 16 * HOUR

/** The night that a moment belongs to, as the day on which it began. */
export const nightOf = (instant: Date | string): string =>
  zonedDay(new Date(new Date(instant).getTime() - NIGHT_BEGINS_MS), CONSTANTS.timeZone)

type Run = { startedAt: string; status: RunStatus }

const LETTERS: { readonly [Status in RunStatus]?: NightState } = {
  completed: 'c',
  completedWithErrors: 'r',
  held: 'h',
  failed: 'f',
}

/** One letter a night up to `last`, the oldest first. Of several imports of a night the last one counts. @param runs newest first */
export const nightsOf = (runs: readonly Run[], last: string): string => {
  const letters = new Map<string, NightState>()
  for (const { startedAt, status } of runs) {
    const night = nightOf(startedAt)
    const letter = LETTERS[status]
    if (letter && !letters.has(night)) letters.set(night, letter)
  }
  return Array.from({ length: NIGHTS }, (_, index) => {
    const day = Date.parse(`${last}T00:00:00Z`) - (NIGHTS - 1 - index) * DAY
    return letters.get(new Date(day).toISOString().slice(0, 10)) ?? '-'
  }).join('')
}

/** Fewer nights than this show no rhythm. */
const NIGHTS_MIN = 4

/**
 * When the next import of a district without a schedule should begin: one usual interval after the last one, past weekends if
 * it never imports on them. Null while it has imported on too few nights to tell.
 * @param starts newest first
 */
export const usualNext = (
  starts: readonly string[],
  timeZone: string,
): { at: Date; interval: number } | null => {
  // Of a night, the first: what people start again says nothing about the rhythm.
  const nights = [...new Map(starts.map((start) => [nightOf(start), Date.parse(start)])).values()]
  const [last] = nights
  if (last === undefined || nights.length < NIGHTS_MIN) return null
  const gaps = nights.slice(1).map((start, index) => (nights[index] ?? start) - start)
  const interval = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? DAY
  const expected = last + interval
  const isOnWeekend = (at: number) => isWeekend(new Date(at), timeZone)
  if (nights.some(isOnWeekend) || !isOnWeekend(expected)) return { at: new Date(expected), interval }
  const days = isOnWeekend(expected + DAY) ? 2 : 1
  return { at: new Date(expected + days * DAY), interval }
}

const isWeekend = (at: Date, timeZone: string): boolean => {
  const { year, month, day } = zonedTime(at, timeZone)
  return [0, 6].includes(new Date(Date.UTC(year, month, day)).getUTCDay())
}

/** How long an import may be overdue. @param interval where there is no schedule */
export const graceOf = (interval: number | null): number =>
  interval === null ? HOUR : Math.max(HOUR, interval / 4)
