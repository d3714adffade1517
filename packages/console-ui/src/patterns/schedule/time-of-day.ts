/**
 * A time of day as it is stored, from how people write it; what is none stays as it is typed.
 * @example timeOfDayIn('4:30 pm') // '16:30'
 * @example timeOfDayIn('430') // '04:30'
 * @example timeOfDayIn('noon') // 'noon'
 */
export const timeOfDayIn = (typed: string): string => {
  const [, hours = '', minutes, half] =
    /^(\d{1,2}?)(?::?(\d\d))?\s*(?:([ap])\.?m\.?)?$/i.exec(typed.trim()) ?? []
  if (hours === '' || (minutes === undefined && half === undefined)) return typed
  const hour = Number(hours)
  const isOnTheClock = half === undefined ? hour <= 23 : hour >= 1 && hour <= 12
  if (!isOnTheClock || Number(minutes ?? 0) > 59) return typed
  const inDay = half === undefined ? hour : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return `${String(inDay).padStart(2, '0')}:${minutes ?? '00'}`
}
