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
