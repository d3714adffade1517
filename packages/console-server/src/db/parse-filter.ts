import { BadRequest } from './database-errors.ts'
import type { FieldKind, ListField } from './list-field.ts'

const OPERATORS = ['gte', 'lte', 'gt', 'lt', 'contains'] as const
const VALUES_MAX = 500

export type FilterOperator = (typeof OPERATORS)[number]

/** A filter on one column: any of several values, or bounds and a contained text, all of which must match. */
export type ListFilter = {
  readonly name: string
  readonly field: ListField
  readonly anyOf?: readonly string[]
  readonly bounds?: readonly { readonly operator: FilterOperator; readonly value: string }[]
  /** True: the column is empty; false: it isn't. */
  readonly empty?: boolean
}

/**
 * Parses `filter[name]…`: a value, a list of values, or `gte`, `lte`, `gt`, `lt`, `contains`, `empty` (R16).
 * @param mayBeEmpty whether some rows have no value
 */
export const parseFilter = (
  name: string,
  field: ListField,
  wanted: unknown,
  mayBeEmpty = false,
): ListFilter => {
  const list = listOf(wanted)
  if (list) {
    if (list.length === 0 || list.length > VALUES_MAX)
      throw new BadRequest(`The parameter 'filter[${name}]' takes 1 to ${VALUES_MAX} values.`)
    return { name, field, anyOf: list.map((value) => readValue(`filter[${name}]`, field.kind, value)) }
  }
  if (typeof wanted !== 'object' || wanted === null) throw malformed(`filter[${name}]`)
  const asked = new Map<string, unknown>(Object.entries(wanted))
  if (asked.size === 0) throw malformed(`filter[${name}]`)
  const empty = asked.has(EMPTY) ? { empty: readEmpty(name, mayBeEmpty, asked.get(EMPTY)) } : {}
  asked.delete(EMPTY)
  const bounds = [...asked].map(([operator, value]) => readBound(name, field.kind, operator, value))
  return { name, field, bounds, ...empty }
}

const EMPTY = 'empty'

const readEmpty = (name: string, mayBeEmpty: boolean, value: unknown): boolean => {
  const parameter = `filter[${name}][${EMPTY}]`
  if (!mayBeEmpty)
    throw new BadRequest(`The parameter '${parameter}' isn't supported: every row has a value for '${name}'.`)
  return readValue(parameter, 'boolean', value) === 'true'
}

/** Accepts a value, a list, or the object that the query parser makes of a long list. */
const listOf = (wanted: unknown): unknown[] | null => {
  if (typeof wanted === 'string') return [wanted]
  if (Array.isArray(wanted)) return wanted
  if (typeof wanted !== 'object' || wanted === null) return null
  const keys = Object.keys(wanted)
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key)) ? Object.values(wanted) : null
}

const readBound = (name: string, kind: FieldKind, operator: string, value: unknown) => {
  const parameter = `filter[${name}][${operator.slice(0, 40)}]`
  const known = OPERATORS.find((one) => one === operator)
  const textual = kind === 'text' || kind === 'code'
  if (!known || kind === 'custom' || kind === 'boolean' || (known === 'contains') !== textual)
    throw new BadRequest(`Unknown parameter '${parameter}'.`)
  return { operator: known, value: readValue(parameter, kind, value) }
}

const readValue = (parameter: string, kind: FieldKind, value: unknown): string => {
  if (typeof value !== 'string' || value.length > 500) throw malformed(parameter)
  if (kind === 'integer') return readInteger(parameter, value)
  if (kind === 'decimal') return readDecimal(parameter, value)
  if (kind === 'boolean') return readBoolean(parameter, value)
  if (kind === 'instant') return readInstant(parameter, value)
  if (kind === 'date') return readDay(parameter, value)
  return value
}

const readInteger = (parameter: string, value: string): string => {
  if (/^-?\d{1,15}$/.test(value)) return value
  throw new BadRequest(`The parameter '${parameter}' must be a whole number.`)
}

const readDecimal = (parameter: string, value: string): string => {
  if (/^-?\d{1,15}(\.\d{1,10})?$/.test(value)) return value
  throw new BadRequest(`The parameter '${parameter}' must be a number.`)
}

const readBoolean = (parameter: string, value: string): string => {
  if (value === 'true' || value === '1') return 'true'
  if (value === 'false' || value === '0') return 'false'
  throw new BadRequest(`The parameter '${parameter}' must be true or false.`)
}

const readInstant = (parameter: string, value: string): string => {
  const [, day = ''] = /^(\d{4}-\d{2}-\d{2})([T ][\d:.]+(Z|[+-]\d{2}:?\d{2})?)?$/.exec(value) ?? []
  const instant = new Date(value)
  const year = instant.getUTCFullYear()
  if (isDay(day) && year >= 1 && year <= 9999) return withMicroseconds(instant, value)
  throw new BadRequest(
    `The parameter '${parameter}' must be a date, as in 2026-09-14 or 2026-09-14T12:14:00Z.`,
  )
}

// Dates hold milliseconds; the database and some keys hold microseconds.
const withMicroseconds = (instant: Date, value: string): string => {
  const [, beyond = ''] = /\.\d{3}(\d{1,3})/.exec(value) ?? []
  return `${instant.toISOString().slice(0, -1)}${beyond}Z`
}

const readDay = (parameter: string, value: string): string => {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value) && isDay(value)) return value
  throw new BadRequest(`The parameter '${parameter}' must be a date, as in 2026-09-14.`)
}

// Date would turn February 30 into March 2.
const isDay = (day: string): boolean =>
  !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)

const malformed = (parameter: string): BadRequest =>
  new BadRequest(`The parameter '${parameter}' can't be read.`)
