/** A moment as calls carry it. */
export type Instant = Date | string | number | null | undefined

/** The moment, or null for an absent or unreadable one: a damaged answer must not stop a screen (R17). */
export const readInstant = (instant: Instant): Date | null => {
  if (instant === null || instant === undefined || instant === '') return null
  const date = instant instanceof Date ? instant : new Date(instant)
  return Number.isNaN(date.getTime()) ? null : date
}
