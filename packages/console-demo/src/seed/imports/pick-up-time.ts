import { zonedTime } from '@edconsole/console-core/contract'
import { easternAt } from './eastern-at.ts'
import { EVENING } from './plan-runs.ts'

/** When a demo district's files are picked up, `HH:mm` by its own clock. */
export const pickUpTime = (now: Date, timeZone: string): string => {
  const { hour } = zonedTime(easternAt(now, 0, EVENING), timeZone)
  return `${String(hour).padStart(2, '0')}:00`
}
