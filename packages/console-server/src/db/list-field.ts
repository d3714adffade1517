import { GRADE_CODES, type RowField, type RowFieldKind } from '@edconsole/console-core/contract'
import { type RawBuilder, sql } from 'kysely'

export type FieldKind =
  /** Sorted case-insensitively. */
  | 'text'
  /** Sorted by bytes: codes, IDs and fixed words. */
  | 'code'
  /** Sorted in the order of the grade codes. */
  | 'grade'
  /** `YYYY-MM-DD`. */
  | 'date'
  | 'integer'
  | 'decimal'
  | 'boolean'
  | 'instant'
  /** Filtered by its own condition; see `matches`. */
  | 'custom'

/** How a list's field is expressed in SQL. */
export type ListField = {
  readonly kind: FieldKind
  readonly value: RawBuilder<unknown>
  /** The sort expression, if it isn't the value. */
  readonly sortBy?: RawBuilder<unknown>
  /** Converts a filter value into the form of `sortBy`, so that its index can be used. */
  readonly toSortBy?: (value: RawBuilder<unknown>) => RawBuilder<unknown>
  /** If some rows have no sort value: the condition for those that do, and an expression that is null for the others. */
  readonly filled?: { readonly when: RawBuilder<boolean>; readonly otherwiseNull?: RawBuilder<unknown> }
  /** For `custom`: true if the row has one of these values. */
  readonly matches?: (values: readonly string[]) => RawBuilder<boolean>
  /** For `custom`: true if the row has a value, if some rows have none. */
  readonly present?: RawBuilder<boolean>
}

export type ListFields = Readonly<Record<string, ListField>>

/** Returns the field of a column, qualified by its table in joins. */
export const columnField = (kind: Exclude<FieldKind, 'custom' | 'grade'>, column: string): ListField =>
  sortable(kind, sql.ref(column))

/** Marks a field as optional: rows without a value sort last in both directions. */
export const maybeEmpty = (field: ListField): ListField => {
  const sorted = field.sortBy ?? field.value
  return { ...field, filled: { when: sql`${sorted} is not null`, otherwiseNull: sorted } }
}

/** A person's last name, then first name. Must match the index expressions of migration 0034. */
export const lastNameField = (lastName: RawBuilder<unknown>, firstName: RawBuilder<unknown>): ListField => ({
  kind: 'text',
  value: lastName,
  // A tab sorts before any character of a name, so that "De" comes before "De Leon".
  sortBy: sql`(${folded(lastName)} || chr(9) || ${folded(sql`coalesce(${firstName}, '')`)}) collate "C"`,
})

/** A field inside a stored row's `data`. Must match the index expressions of migrations 0003 and 0004. */
export const jsonField = (name: string, { kind, blank = null }: RowField): ListField => {
  if (kind === 'list') throw new Error(`${name} holds several values: no list is sorted or filtered by it.`)
  const text = sql`data->>${sql.lit(name)}`
  const filled = blank === null ? text : sql`coalesce(${text}, ${sql.lit(String(blank))})`
  const field = JSON_FIELDS[kind](filled)
  if (blank === null) return maybeEmpty(field)
  // An empty text is no value either.
  return blank === '' ? { ...field, filled: { when: sql`${field.sortBy ?? field.value} > ''` } } : field
}

type FieldOf = (text: RawBuilder<unknown>) => ListField

const JSON_FIELDS: Readonly<Record<Exclude<RowFieldKind, 'list'>, FieldOf>> = {
  text: (text) => sortable('text', sql`(${text})`),
  grade: (text) => ({ kind: 'grade', value: sql`(${text})`, sortBy: rank(text), toSortBy: rank }),
  code: (text) => ({ kind: 'code', value: sql`(${text} collate "C")` }),
  date: (text) => ({ kind: 'date', value: sql`(${text} collate "C")` }),
  number: (text) => ({ kind: 'decimal', value: sql`(${text})::numeric` }),
  flag: (text) => ({ kind: 'boolean', value: sql`(${text})::boolean` }),
}

const sortable = (kind: FieldKind, value: RawBuilder<unknown>): ListField =>
  kind === 'text'
    ? { kind, value, sortBy: sql`${folded(value)} collate "C"`, toSortBy: folded }
    : { kind, value }

const folded = (value: RawBuilder<unknown>): RawBuilder<unknown> => sql`lower(${value})`

const rank = (code: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`array_position(${sql.lit(`{${GRADE_CODES.join(',')}}`)}::text[], ${code})`

/** A computed field that can be filtered but not sorted. */
export const customField = (matches: (values: readonly string[]) => RawBuilder<boolean>): ListField => ({
  kind: 'custom',
  value: sql`null`,
  matches,
})

/** A computed boolean. Filtering by both values matches everything. */
export const isSo = (condition: RawBuilder<boolean>): ListField => ({
  kind: 'boolean',
  value: condition,
  matches: (values) => {
    const [one = 'false', ...others] = new Set(values)
    if (others.length > 0) return sql`true`
    return one === 'true' ? condition : sql`not ${condition}`
  },
})
