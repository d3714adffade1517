import { SCHOOL_TYPES, type SchoolType, type Site } from '@edconsole/console-core'

/** A school type that was chosen for a site and not saved yet. */
export type TypeChoice = Pick<Site, 'id' | 'siteCode' | 'siteName' | 'studentCount'> & {
  readonly to: SchoolType
}

/** Reads choices that were kept over a reload; what is no choice is left out. */
export const choicesOf = (kept: Readonly<Record<string, unknown>>): ReadonlyMap<number, TypeChoice> =>
  new Map(Object.values(kept).flatMap((one) => (isChoice(one) ? [[one.id, one]] : [])))

const isChoice = (value: unknown): value is TypeChoice =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'siteCode' in value &&
  typeof value.siteCode === 'string' &&
  'siteName' in value &&
  typeof value.siteName === 'string' &&
  'studentCount' in value &&
  typeof value.studentCount === 'number' &&
  'to' in value &&
  SCHOOL_TYPES.some((type) => type === value.to)
