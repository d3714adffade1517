import { type RawBuilder, sql } from 'kysely'
import type { FieldKind, ListField } from './list-field.ts'
import type { ListPlan } from './list-query.ts'
import type { ParsedListQuery } from './parse-list-query.ts'
import { typedValue } from './typed-value.ts'
import type { Walk } from './waymarks.ts'

/** What a list is sorted by: a field, then what tells rows apart that are equal in it. */
export type ListOrder = {
  readonly sort: OrderedBy | null
  readonly key: OrderedBy
  readonly direction: 'asc' | 'desc'
}

type OrderedBy = { readonly kind: FieldKind; readonly value: RawBuilder<unknown> }

/** Both in the same direction, so that one index serves either way. */
export const orderOf = (
  { spec, fields, tieBreaker }: ListPlan,
  { field, direction }: ParsedListQuery['sort'],
): ListOrder => {
  const key = orderedBy(tieBreaker ?? fields[spec.key], spec.key)
  const isKey = field === spec.key && tieBreaker === undefined
  return { sort: isKey ? null : orderedBy(fields[field], field), key, direction }
}

const orderedBy = (field: ListField | undefined, name: string): OrderedBy => {
  if (!field) throw new Error(`The list has no field ${name}.`)
  // A grade stands by its rank.
  const kind = field.kind === 'grade' ? 'integer' : field.kind
  return { kind, value: field.sortBy ?? field.value }
}

export const orderBy = ({ sort, key, direction }: ListOrder, backwards: boolean): RawBuilder<unknown> => {
  const way = sql.raw((direction === 'asc') === backwards ? 'desc' : 'asc')
  const last = sql`${key.value} ${way}`
  return sort ? sql`${sort.value} ${way}, ${last}` : last
}

/** The rows on the far side of a waymark; against the order of the list its own row is one of them. */
export const beyond = (
  { sort, key, direction }: ListOrder,
  { from, backwards }: Walk,
): RawBuilder<boolean> => {
  if (!from) return sql`true`
  const sign = sql.raw(`${(direction === 'asc') === backwards ? '<' : '>'}${backwards ? '=' : ''}`)
  const at = typedValue(key.kind, from.key)
  return sort
    ? sql`(${sort.value}, ${key.value}) ${sign} (${typedValue(sort.kind, from.sort)}, ${at})`
    : sql`${key.value} ${sign} ${at}`
}
