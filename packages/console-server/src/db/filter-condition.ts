import { type RawBuilder, sql } from 'kysely'
import type { FieldKind } from './list-field.ts'
import type { FilterOperator, ListFilter } from './parse-filter.ts'

const SIGNS: Readonly<Record<Exclude<FilterOperator, 'contains'>, string>> = {
  gte: '>=',
  lte: '<=',
  gt: '>',
  lt: '<',
}

/** A filter as a condition; whatever was typed travels as a parameter, never as SQL. */
export const filterCondition = ({ field, anyOf, bounds }: ListFilter): RawBuilder<boolean> => {
  if (anyOf && field.matches) return field.matches(anyOf)
  if (anyOf) return sql`${field.value} in (${sql.join(anyOf.map((value) => typed(field.kind, value)))})`
  const conditions = (bounds ?? []).map(({ operator, value }) =>
    operator === 'contains'
      ? sql`position(lower(${value}::text) in lower(${field.value})) > 0`
      : sql`${field.value} ${sql.raw(SIGNS[operator])} ${typed(field.kind, value)}`,
  )
  return sql`(${sql.join(conditions, sql` and `)})`
}

// bigint for every whole number: one that is too long for its column then finds nothing, instead of failing.
const typed = (kind: FieldKind, value: string): RawBuilder<unknown> => {
  if (kind === 'integer') return sql`${value}::bigint`
  if (kind === 'boolean') return sql`${value}::boolean`
  if (kind === 'instant') return sql`${value}::timestamptz`
  return sql`${value}::text`
}
