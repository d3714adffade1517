import { dayOf } from '../../../patterns/heat-row/last-days.ts'
import type { RunLogMessages } from '../messages.ts'
import type { Cause } from './cause.ts'

/** Returns since when imports have had a cause, and that it had been gone; null where that isn't known. */
export const sinceText = (
  { history }: Pick<Cause, 'history'>,
  timeZone: string,
  { causes: m }: RunLogMessages,
): string | null =>
  history ? (history.isBack ? m.backSince : m.since)(dayOf(history.since, timeZone)) : null
