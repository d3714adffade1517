/** Where the server takes "now" from (R27). */
export type Clock = () => Date

/**
 * A clock that starts at a chosen moment and then runs on, so that durations stay true.
 * Without a moment it is the system's.
 */
export const clockFrom = (start: Date | undefined): Clock => {
  if (!start) return () => new Date()
  const offset = start.getTime() - Date.now()
  return () => new Date(Date.now() + offset)
}
