import { type RawBuilder, sql } from 'kysely'
import type { FieldKind, ListField } from './list-field.ts'
import type { FilterOperator, ListFilter } from './parse-filter.ts'
import { typedValue } from './typed-value.ts'

const SIGNS: Readonly<Record<Exclude<FilterOperator, 'contains'>, string>> = {
  gte: '>=',
  lte: '<=',
  gt: '>',
  lt: '<',
}

/** A filter as a condition; whatever was typed travels as a parameter, never as SQL. */
export const filterCondition = ({ field, anyOf, bounds, empty }: ListFilter): RawBuilder<boolean> => {
  if (anyOf && field.matches) return field.matches(anyOf)
  if (anyOf) return oneOf(field, anyOf)
  const conditions = (bounds ?? []).map(({ operator, value }) =>
    operator === 'contains'
      ? sql`position(lower(${value}::text) in lower(${field.value})) > 0`
      : sql`${field.sortBy ?? field.value} ${sql.raw(SIGNS[operator])} ${asSorted(field, value)}`,
  )
  if (empty !== undefined) conditions.push(empty ? isEmpty(field) : isFilled(field))
  return sql`(${sql.join(conditions, sql` and `)})`
}

/** Kinds whose order is that of a text: it may be there and hold nothing. */
const TEXTUAL: readonly FieldKind[] = ['text', 'code', 'date']

// Both are spelled so that the index of the field serves.
const isEmpty = ({ kind, value, sortBy = value, present }: ListField): RawBuilder<unknown> => {
  if (present) return sql`not ${present}`
  if (kind === 'grade') return sql`(${sortBy} is null and coalesce(${value}, '') = '')`
  return TEXTUAL.includes(kind) ? sql`(${sortBy} is null or ${sortBy} = '')` : sql`${sortBy} is null`
}

const isFilled = ({ kind, value, sortBy = value, present }: ListField): RawBuilder<unknown> => {
  if (present) return present
  if (kind === 'grade') return sql`${value} <> ''`
  return TEXTUAL.includes(kind) ? sql`${sortBy} > ''` : sql`${sortBy} is not null`
}

const oneOf = (field: ListField, values: readonly string[]): RawBuilder<boolean> => {
  const exactly = sql<boolean>`${field.value} in (${sql.join(values.map((value) => typedValue(field.kind, value)))})`
  if (!field.sortBy) return exactly
  // The index holds what the list is sorted by: it narrows down, the value itself decides.
  const narrowed = sql`${field.sortBy} in (${sql.join(values.map((value) => asSorted(field, value)))})`
  return sql`(${narrowed} and ${exactly})`
}

const asSorted = ({ kind, toSortBy }: ListField, value: string): RawBuilder<unknown> =>
  toSortBy ? toSortBy(typedValue(kind, value)) : typedValue(kind, value)
