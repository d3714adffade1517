import { CONSTANTS } from '../constants.ts'
import { inZone } from '../formats/format-dates.ts'

/** A screen's texts; a text with parameters is a function. */
export type Messages = { readonly [key: string]: string | ((...values: never[]) => string) | Messages }

/** A host's replacements of our texts, by screen ID. */
export type MessageOverrides = { readonly [screenId: string]: Messages }

/** Merges a host's texts over ours; unknown keys are ignored. */
export const mergeMessages = <Own extends Messages>(own: Own, host: Messages | undefined): Own => {
  if (!host) return own
  const merged = Object.entries(own).map(([key, value]) => {
    const other = host[key]
    if (isGroup(value)) return [key, mergeMessages(value, isGroup(other) ? other : undefined)]
    return [key, typeof other === 'string' || typeof other === 'function' ? other : value]
  })
  // Same keys, and each value is a text where ours is one.
  return Object.fromEntries(merged) as Own
}

/** Replaces "(ET)" in our texts with the console's time zone (R39). */
export const messagesInZone = <Own extends Messages>(own: Own, timeZone: string): Own => {
  if (timeZone === CONSTANTS.timeZone) return own
  const zoned = Object.entries(own).map(([key, value]) => {
    if (isGroup(value)) return [key, messagesInZone(value, timeZone)]
    if (typeof value === 'string') return [key, inZone(value, timeZone)]
    return [key, (...values: never[]) => inZone(value(...values), timeZone)]
  })
  // Same keys and kinds of values.
  return Object.fromEntries(zoned) as Own
}

const isGroup = (value: unknown): value is Messages => typeof value === 'object' && value !== null
