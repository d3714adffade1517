import { GRADE_CODES, type RowField, type RowFieldKind } from '@edconsole/console-core/contract'
import { type RawBuilder, sql } from 'kysely'

export type FieldKind =
  /** Sorted without regard to case. */
  | 'text'
  /** Sorted byte by byte: codes, ids and fixed words. */
  | 'code'
  /** Sorted in the order of the grade codes. */
  | 'grade'
  /** A day, as `YYYY-MM-DD`. */
  | 'date'
  | 'integer'
  | 'decimal'
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
  /** Turns a value that is filtered by into the form of `sortBy`, by which an index finds it. */
  readonly toSortBy?: (value: RawBuilder<unknown>) => RawBuilder<unknown>
  /** Where some rows have nothing to be sorted by: the condition that a row has, and what is null in all others. */
  readonly filled?: { readonly when: RawBuilder<boolean>; readonly otherwiseNull?: RawBuilder<unknown> }
  /** For `custom`: the condition that one of these values holds. */
  readonly matches?: (values: readonly string[]) => RawBuilder<boolean>
  /** For `custom`: the condition that there is a value at all, where some rows have none. */
  readonly present?: RawBuilder<boolean>
}

export type ListFields = Readonly<Record<string, ListField>>

/** A column by its name; with a table's name before it where two tables meet. */
export const columnField = (kind: Exclude<FieldKind, 'custom' | 'grade'>, column: string): ListField =>
  sortable(kind, sql.ref(column))

/** A field that some rows have no value of: those stand last, whichever way the list is sorted. */
export const maybeEmpty = (field: ListField): ListField => {
  const sorted = field.sortBy ?? field.value
  return { ...field, filled: { when: sql`${sorted} is not null`, otherwiseNull: sorted } }
}

/** A person's last name: people of the same one stand by their first name. Spelled as in the indexes of migration 0034. */
export const lastNameField = (lastName: RawBuilder<unknown>, firstName: RawBuilder<unknown>): ListField => ({
  kind: 'text',
  value: lastName,
  // A tab stands before every character of a name, so that "De" comes before "De Leon".
  sortBy: sql`(${folded(lastName)} || chr(9) || ${folded(sql`coalesce(${firstName}, '')`)}) collate "C"`,
})

/** A field inside a stored row's `data`. Spelled as in the indexes of migrations 0003 and 0004. */
export const jsonField = (name: string, { kind, blank = null }: RowField): ListField => {
  if (kind === 'list') throw new Error(`${name} holds several values: no list is sorted or filtered by it.`)
  const text = sql`data->>${sql.lit(name)}`
  const filled = blank === null ? text : sql`coalesce(${text}, ${sql.lit(String(blank))})`
  const field = JSON_FIELDS[kind](filled)
  return blank === null ? maybeEmpty(field) : field
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

/** A field that is not one column: it can be filtered by, not sorted. */
export const customField = (matches: (values: readonly string[]) => RawBuilder<boolean>): ListField => ({
  kind: 'custom',
  value: sql`null`,
  matches,
})

/** A yes or no that is worked out. Both at once is everything. */
export const isSo = (condition: RawBuilder<boolean>): ListField => ({
  kind: 'boolean',
  value: condition,
  matches: (values) => {
    const [one = 'false', ...others] = new Set(values)
    if (others.length > 0) return sql`true`
    return one === 'true' ? condition : sql`not ${condition}`
  },
})
