import { type DistrictStatus, formatCount, type NightState } from '@edconsole/console-core'
import type { FleetMessages } from './messages.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Up to three days are told in hours: "38 h" says more than "2 d". */
const HOURS_MAX = 72 * HOUR

/** How long ago something was, in one number. */
export const ageText = (since: string | null, now: Date, m: Pick<FleetMessages, 'ages'>): string => {
  const ms = since === null ? Number.NaN : now.getTime() - Date.parse(since)
  if (Number.isNaN(ms)) return ''
  if (ms < HOUR) return m.ages.minutes(Math.max(0, Math.floor(ms / MINUTE)))
  return ms < HOURS_MAX ? m.ages.hours(Math.floor(ms / HOUR)) : m.ages.days(Math.floor(ms / DAY))
}

const LETTERS: readonly NightState[] = ['c', 'r', 'h', 'f', '-']

export const nightOfLetter = (letter: string): NightState => LETTERS.find((one) => one === letter) ?? '-'

/** What the nights of a district amount to: "10 completed, 4 failed". */
export const nightsText = (nights: string, m: Pick<FleetMessages, 'nightCounts'>): string =>
  LETTERS.flatMap((letter) => {
    const count = [...nights].filter((one) => nightOfLetter(one) === letter).length
    return count === 0 ? [] : [m.nightCounts[letter](count)]
  }).join(', ')

export const stepText = (
  { nextStep, lateReason }: Pick<DistrictStatus, 'nextStep' | 'lateReason'>,
  m: FleetMessages,
): string => {
  const count = nextStep?.count ?? 0
  const step = nextStep ? (m.steps[nextStep.kind]?.(formatCount(count), count === 1) ?? '') : ''
  return lateReason ? m.lateStep(step, m.delays[lateReason]) : step
}
