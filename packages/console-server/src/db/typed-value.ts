import { type RawBuilder, sql } from 'kysely'
import type { FieldKind } from './list-field.ts'

// bigint for all integers, so that one beyond its column's range matches nothing instead of failing.
const TYPES: Partial<Record<FieldKind, string>> = {
  integer: 'bigint',
  decimal: 'numeric',
  boolean: 'boolean',
  instant: 'timestamptz',
}

/** Returns a value as a parameter, cast to the type that fields of this kind compare in. */
export const typedValue = (kind: FieldKind, value: string): RawBuilder<unknown> =>
  sql`${value}::${sql.raw(TYPES[kind] ?? 'text')}`
