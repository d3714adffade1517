import { writeDay } from '../../../parts/date-field/read-day.ts'
import type { Expiry } from '../expiry.ts'
import type { ProviderMessages } from './messages.ts'

/** An end in words: "In 21 days" while it is near, the day itself otherwise. */
export function expiryText({ day, days, state }: Expiry, { expires: m }: ProviderMessages): string {
  if (state === 'ended') return m.ended(writeDay(day))
  if (state === 'later') return writeDay(day)
  return days === 0 ? m.today : days === 1 ? m.tomorrow : m.soon(days)
}
