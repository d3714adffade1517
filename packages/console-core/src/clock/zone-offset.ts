import { CONSTANTS } from '../constants.ts'

const QUARTER = 900_000
const WEEK = 604_800_000

const offsets = new Map<string, number>()
const clocks = new Map<string, Intl.DateTimeFormat>()

/**
 * Milliseconds that a clock in `timeZone` is ahead of UTC at `time`. Asking the platform takes far longer than counting,
 * and a table shows hundreds of moments: so it is asked where weeks begin, and for a quarter of an hour, the least that
 * clocks are changed at, only in weeks in which one was.
 */
export const zoneOffset = (time: number, timeZone: string): number => {
  const atStart = offsetSince(time, WEEK, timeZone)
  return atStart === offsetSince(time + WEEK, WEEK, timeZone) ? atStart : offsetSince(time, QUARTER, timeZone)
}

const offsetSince = (time: number, step: number, timeZone: string): number => {
  const start = Math.floor(time / step) * step
  const key = start + timeZone
  let offset = offsets.get(key)
  if (offset === undefined) {
    // Swedish writes 2026-09-13 18:00:00, which reads as a date again.
    offset = Date.parse(`${clockOf(timeZone).format(start).replace(' ', 'T')}Z`) - start
    offsets.set(key, offset)
  }
  return offset
}

// Making one takes far longer than asking it.
const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  let clock = clocks.get(timeZone)
  if (!clock) {
    clock = makeClock(timeZone)
    clocks.set(timeZone, clock)
  }
  return clock
}

/** A zone that the platform does not know, as an answer of others may name, shows the console's own time (R17). */
const makeClock = (timeZone: string): Intl.DateTimeFormat => {
  try {
    return new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  } catch {
    return new Intl.DateTimeFormat('sv', {
      timeZone: CONSTANTS.timeZone,
      dateStyle: 'short',
      timeStyle: 'medium',
    })
  }
}
