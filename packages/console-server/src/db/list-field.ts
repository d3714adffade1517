import { type RawBuilder, sql } from 'kysely'

export type FieldKind =
  /** Sorted without regard to case. */
  | 'text'
  /** Sorted byte by byte: codes, ids and fixed words. */
  | 'code'
  | 'integer'
  | 'boolean'
  | 'instant'
  /** Filtered by equality through a condition of its own; see `matches`. */
  | 'custom'

/** How one field of a list is found in the database. */
export type ListField = {
  readonly kind: FieldKind
  readonly value: RawBuilder<unknown>
  /** What the list is sorted by, when it is not the value. */
  readonly sortBy?: RawBuilder<unknown>
  /** For `custom`: the condition that one of these values holds. */
  readonly matches?: (values: readonly string[]) => RawBuilder<boolean>
}

export type ListFields = Readonly<Record<string, ListField>>

/** A column by its name; with a table's name before it where two tables meet. */
export const columnField = (kind: Exclude<FieldKind, 'custom'>, column: string): ListField => {
  const value = sql.ref(column)
  return kind === 'text' ? { kind, value, sortBy: sql`lower(${value}) collate "C"` } : { kind, value }
}

/** A text field inside a stored row's `data`. Spelled as in the indexes of migration 0003. */
export const jsonField = (field: string): ListField => {
  const value = sql`(data->>${sql.lit(field)})`
  return { kind: 'text', value, sortBy: sql`lower(data->>${sql.lit(field)}) collate "C"` }
}

/** A field that is not one column: it can be filtered by, not sorted. */
export const customField = (matches: (values: readonly string[]) => RawBuilder<boolean>): ListField => ({
  kind: 'custom',
  value: sql`null`,
  matches,
})
