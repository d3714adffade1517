import { countOf } from './format-count.ts'
import { pad } from './pad.ts'

/**
 * A length of time from milliseconds: minutes and seconds, above an hour hours and minutes.
 * @example formatDuration(842_000) // '14m 02s'
 */
export const formatDuration = (ms: number | null | undefined): string => {
  if (typeof ms !== 'number' || !Number.isFinite(ms) || ms < 0) return ''
  const seconds = Math.floor(ms / 1000)
  const minutes = Math.floor(seconds / 60)
  return minutes < 60
    ? `${minutes}m ${pad(seconds % 60)}s`
    : `${Math.floor(minutes / 60)}h ${pad(minutes % 60)}m`
}

/**
 * Says when to try again, for whoever has to wait: in minutes from a minute on.
 * @example tryAgainIn(90) // 'Try again in 2 minutes.'
 */
export const tryAgainIn = (seconds: number): string => {
  const whole = Math.ceil(seconds)
  const wait =
    whole < 60 ? countOf(whole, 'second', 'seconds') : countOf(Math.ceil(whole / 60), 'minute', 'minutes')
  return `Try again in ${wait}.`
}
