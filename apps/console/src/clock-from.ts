/** A clock that starts at a given moment and goes on from there; without one, the computer's. */
export const clockFrom = (start: string | undefined): (() => Date) => {
  if (start === undefined) return () => new Date()
  const ahead = Date.parse(start) - Date.now()
  return () => new Date(Date.now() + ahead)
}
