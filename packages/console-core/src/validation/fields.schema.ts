import { z } from 'zod'
import { isTimeZone } from '../clock/zone-offset.ts'
import { GRADE_CODES } from '../lists/grade-codes.ts'
import { SCHOOL_TYPES } from '../lists/school-types.ts'
import { US_STATES, type UsState } from '../lists/us-states.ts'

/**
 * The rules that fields of several entities share. Messages finish the sentence `'field' is not valid: …`. Codes are trimmed, as what is
 * pasted often ends with a blank.
 */

/**
 * What a single-line field may hold: a line break in a name would start another header of an email or another row of a file.
 * A refinement, not a pattern, so that forms show this sentence and not what else the field expects.
 */
export const isSingleLine = (value: string): boolean => !/[\n\v\f\r\u0085\u2028\u2029]/.test(value)
export const SINGLE_LINE = 'it must be a single line'

/** A required single line: trimmed, never empty. */
export const text = (max: number) => lines(max).refine(isSingleLine, SINGLE_LINE)

/** The name of a client or district. Blanks in a row are one, since no reader can tell such names apart. */
export const orgName = (max: number) =>
  z.string().overwrite(oneBlank).trim().min(1, "it can't be empty").max(max).refine(isSingleLine, SINGLE_LINE)

const oneBlank = (value: string): string => value.replace(/[\t\p{Zs}]+/gu, ' ')

/** A single line that may be left out: null, never empty. */
export const optionalText = (max: number) => text(max).nullable()

/** Text that may have several lines, such as notes: trimmed, never empty. */
export const lines = (max: number) => z.string().trim().min(1, "it can't be empty").max(max)

const instant = z.iso.datetime({ offset: true })

/** `updatedAt` as it was read, null for a record that was never changed. See `Operation.version`. */
export const readConfig = { updatedAt: instant.nullish() }

/** `dateLastModified` as it was read. See `Operation.version`. */
export const readRow = { dateLastModified: instant.optional() }

/** At most 254 characters; compared in lower case. */
export const email = z
  .string()
  .trim()
  .max(254)
  .regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, 'it must be an email address such as name@example.org')

/** Ten digits; more after them are an extension. */
export const phone = z
  .string()
  .trim()
  .regex(/^\d{10,15}$/, 'it must have 10 digits, optionally followed by an extension')

export const zip = z
  .string()
  .trim()
  .regex(/^\d{5}(-\d{4})?$/, 'it must have 5 digits, or 5 and 4')

export const usState = z.enum(Object.keys(US_STATES) as [UsState, ...UsState[]])

/** A whole number. Its limits come first, so that they are what is said of one that is far too big. */
export const whole = (min: number, max: number) => z.number().min(min).max(max).int()

/** The number of a record, as addresses take it too: nine digits. */
export const recordId = z.int().min(1).max(999_999_999)

/** `YYYY-MM-DD`, a day that exists. */
export const date = z.iso.date('it must be a date such as 2026-08-12')

/** `HH:mm`. */
export const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'it must be a time from 00:00 to 23:59, such as 04:30')

/** START year (R31). */
export const schoolYear = z.int().min(1990).max(2099)

/** A district's code. */
export const leaCode = z
  .string()
  .trim()
  .regex(/^[0-9A-Za-z-]{1,20}$/, 'it can have up to 20 letters, digits, and hyphens')

/** What a new record is to be known by; zeros at the front stay (R32). */
export const newId = z
  .string()
  .trim()
  .regex(/^[\w.\-/]{1,255}$/, 'it can have up to 255 letters, digits, dots, hyphens, and slashes')

/** The id of a stored record: a SIS may use any characters in it. */
export const storedId = text(255)

/** Codes of the state and the like: zeros at the front stay (R32). */
export const code = z
  .string()
  .trim()
  .regex(/^[\w.\-/]{1,30}$/, 'it can have up to 30 letters, digits, dots, hyphens, and slashes')

export const gradeCode = z.enum(GRADE_CODES)
export const schoolType = z.enum(SCHOOL_TYPES)

export const ncesLeaId = z
  .string()
  .trim()
  .regex(/^\d{7}$/, 'it must have 7 digits')
export const ncesSchoolId = z
  .string()
  .trim()
  .regex(/^\d{12}$/, 'it must have 12 digits')

/** An IANA name that this platform knows. */
export const timeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, 'it must be a time zone such as America/Los_Angeles')

/**
 * An address without credentials and query. http is let through for loopback only; whether loopback is open at all
 * is the server's setting.
 */
export const webAddress = z
  .string()
  .max(300)
  .refine(isSingleLine, SINGLE_LINE)
  .refine(isWebAddress, 'it must be an address that starts with https://')

function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, username, password, search, hostname } = new URL(value)
  return (
    (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))) &&
    [username, password, search].every((part) => part === '')
  )
}

/** Write-only (R35). The dots that stand for a stored value are no secret. */
export const secret = z
  .string()
  .trim()
  .min(1, "it can't be empty")
  .max(500)
  .refine(isSingleLine, SINGLE_LINE)
  .refine((value) => !/^[•●∙·*]+$/.test(value), 'it must be the secret itself, not a mask')

/** A list that holds nothing twice. */
export const distinct = <Item extends z.ZodType<string>>(item: Item, max: number) =>
  z
    .array(item)
    .max(max)
    .refine((items) => new Set(items).size === items.length, 'it contains a duplicate')

/** Names of fields that imports leave alone. */
export const keptFields = distinct(text(60), 60)

/** Whether a host name of an address means the very machine that asks. */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '[::1]' ||
  /^127(\.\d+){3}$/.test(hostname)
