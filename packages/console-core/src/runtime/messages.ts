import { CONSTANTS } from '../constants.ts'
import { inZone } from '../formats/format-dates.ts'

/** A screen's texts; a text with parameters is a function. */
export type Messages = { readonly [key: string]: string | ((...values: never[]) => string) | Messages }

/**
 * The texts that a host can replace, by screen ID. The UI package adds its own; a host with screens of its own adds theirs:
 * `declare module '@edconsole/console-core' { interface ReplaceableMessages { buses: typeof busMessages } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: other packages add to it
export interface ReplaceableMessages {}

type Replacing<Own> = Own extends string
  ? string
  : Own extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof Own]?: Replacing<Own[Key]> }

/** A host's replacements of our texts, by screen ID; any, as long as no package says which there are. */
export type MessageOverrides = keyof ReplaceableMessages extends never
  ? Readonly<Record<string, Messages>>
  : Replacing<ReplaceableMessages>

type Replacements = {
  readonly [key: string]: string | ((...values: never[]) => string) | Replacements | undefined
}

/** Reads a host's texts for a screen. */
export const replacementsOf = (overrides: MessageOverrides, screenId: string): Replacements | undefined => {
  const byScreen: Readonly<Record<string, Replacements | undefined>> = overrides
  return byScreen[screenId]
}

/** Merges a host's texts over ours; unknown keys are ignored, and so is a text where ours takes values. */
export const mergeMessages = <Own extends Messages>(own: Own, host: Replacements | undefined): Own => {
  if (!host) return own
  const merged = Object.entries(own).map(([key, value]) => {
    const other = host[key]
    if (isGroup(value)) return [key, mergeMessages(value, isGroup(other) ? other : undefined)]
    return [key, typeof other === typeof value ? other : value]
  })
  // Same keys, and each value is a text where ours is one.
  return Object.fromEntries(merged) as Own
}

/** The same texts as other objects, groups included. */
export const copyOfMessages = <Own extends Messages>(own: Own): Own =>
  // Same keys and values.
  Object.fromEntries(
    Object.entries(own).map(([key, value]) => [key, isGroup(value) ? copyOfMessages(value) : value]),
  ) as Own

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

const isGroup = <Group extends object>(
  value: string | ((...values: never[]) => string) | Group | undefined,
): value is Group => typeof value === 'object' && value !== null
