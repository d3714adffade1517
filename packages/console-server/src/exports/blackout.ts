import { type BlackoutRange, zonedDay } from '@edconsole/console-core/contract'

/** Whether nothing is sent on the day that a moment has in the district. */
export const isBlackout = (ranges: readonly BlackoutRange[], timeZone: string, at: Date): boolean => {
  const day = zonedDay(at, timeZone)
  return ranges.some(({ from, to }) => from <= day && day <= to)
}
