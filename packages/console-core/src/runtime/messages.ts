import { CONSTANTS } from '../constants.ts'
import { inZone } from '../formats/format-dates.ts'

/** A screen's sentences; a sentence with figures is a function. */
export type Messages = { readonly [key: string]: string | ((...values: never[]) => string) | Messages }

/** Sentences that a host puts in place of ours, by screen id. */
export type MessageOverrides = { readonly [screenId: string]: Messages }

/** A screen's sentences with the host's in place; what the screen does not know is ignored. */
export const mergeMessages = <Own extends Messages>(own: Own, host: Messages | undefined): Own => {
  if (!host) return own
  const merged = Object.entries(own).map(([key, value]) => {
    const other = host[key]
    if (isGroup(value)) return [key, mergeMessages(value, isGroup(other) ? other : undefined)]
    return [key, typeof other === 'string' || typeof other === 'function' ? other : value]
  })
  // Same keys, and each value is a sentence where ours was one.
  return Object.fromEntries(merged) as Own
}

/** Our sentences, with the zone of their times in place of "(ET)" (R39). */
export const messagesInZone = <Own extends Messages>(own: Own, timeZone: string): Own => {
  if (timeZone === CONSTANTS.timeZone) return own
  const zoned = Object.entries(own).map(([key, value]) => {
    if (isGroup(value)) return [key, messagesInZone(value, timeZone)]
    if (typeof value === 'string') return [key, inZone(value, timeZone)]
    return [key, (...values: never[]) => inZone(value(...values), timeZone)]
  })
  // Same keys, and each value is what it was.
  return Object.fromEntries(zoned) as Own
}

const isGroup = (value: unknown): value is Messages => typeof value === 'object' && value !== null
