import { type RawBuilder, sql } from 'kysely'
import type { FieldKind } from './list-field.ts'

// bigint for every whole number: one that is too long for its column then finds nothing, instead of failing.
const TYPES: Partial<Record<FieldKind, string>> = {
  integer: 'bigint',
  decimal: 'numeric',
  boolean: 'boolean',
  instant: 'timestamptz',
}

/** A value as a parameter of the type that fields of this kind are compared in. */
export const typedValue = (kind: FieldKind, value: string): RawBuilder<unknown> =>
  sql`${value}::${sql.raw(TYPES[kind] ?? 'text')}`
