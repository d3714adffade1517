/** Returns the server's "now" (R27). */
export type Clock = () => Date

/**
 * Returns a clock that starts at the given time and runs on, so that durations are right. Default: the system clock.
 */
export const clockFrom = (start: Date | undefined): Clock => {
  if (!start) return () => new Date()
  const offset = start.getTime() - Date.now()
  return () => new Date(Date.now() + offset)
}
