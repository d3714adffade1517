import type { FacetGroup, ListSpec } from '@edconsole/console-core/contract'
import { type RawBuilder, sql } from 'kysely'
import type { FieldKind, ListField, ListFields } from './list-field.ts'
import type { ParsedListQuery } from './parse-list-query.ts'
import { typedValue } from './typed-value.ts'

/** What a list needs to know to be asked. */
export type ListPlan = {
  readonly spec: ListSpec
  readonly fields: ListFields
  /** What tells rows apart that are equal in what they are sorted by, when it is not the spec's key. */
  readonly tieBreaker?: ListField
  /** Each field has an index of its own, and none has two of them: one that filters leaves the sorting to be done. */
  readonly singleIndexes?: boolean
  /** Texts that `search` looks into. */
  readonly searched: readonly RawBuilder<unknown>[]
  /** Finds rows by texts that stand elsewhere, such as the name of the person that a row is about. */
  readonly searchedBeside?: (
    matches: (text: RawBuilder<unknown>) => RawBuilder<boolean>,
  ) => RawBuilder<boolean>
  /** Groups of a facet that are more than value and count. */
  readonly facets?: Readonly<Record<string, (where: RawBuilder<boolean>) => Promise<FacetGroup[]>>>
}

/** What a list is sorted by: a field, then what tells rows apart that are equal in it. */
export type ListOrder = {
  readonly sort: OrderedBy | null
  readonly key: OrderedBy
  readonly direction: 'asc' | 'desc'
  /** Where some rows have nothing to be sorted by. */
  readonly filled: ListField['filled']
}

/** Rows of a list that stand together, and their order. */
export type ListPart = {
  readonly rows: RawBuilder<boolean> | null
  readonly order: Pick<ListOrder, 'sort' | 'key' | 'direction'>
  /** Null in all of them: says no more than that an index is in their order. */
  readonly nulls: RawBuilder<unknown> | null
}

type OrderedBy = { readonly kind: FieldKind; readonly value: RawBuilder<unknown> }

/** Both in the same direction, so that one index serves either way. */
export const orderOf = (
  { spec, fields, tieBreaker }: ListPlan,
  { field, direction }: ParsedListQuery['sort'],
): ListOrder => {
  const key = orderedBy(tieBreaker ?? fields[spec.key], spec.key)
  const isKey = field === spec.key && tieBreaker === undefined
  if (isKey) return { sort: null, key, direction, filled: undefined }
  return { sort: orderedBy(fields[field], field), key, direction, filled: fields[field]?.filled }
}

/**
 * Rows without a value come last in both directions: they follow as a part of their own, by their key. So one index serves
 * both directions, and no cursor meets a row that it cannot be compared with.
 */
export const partsOf = (order: ListOrder): { filled: ListPart; empty: ListPart | null } => {
  const { filled } = order
  return {
    filled: { rows: filled?.when ?? null, order, nulls: null },
    empty: filled
      ? {
          rows: sql`not (${filled.when})`,
          order: { ...order, sort: null },
          nulls: filled.otherwiseNull ?? null,
        }
      : null,
  }
}

const orderedBy = (field: ListField | undefined, name: string): OrderedBy => {
  if (!field) throw new Error(`The list has no field ${name}.`)
  // A grade stands by its rank.
  const kind = field.kind === 'grade' ? 'integer' : field.kind
  return { kind, value: field.sortBy ?? field.value }
}

export const orderBy = ({ order, nulls }: ListPart, backwards: boolean): RawBuilder<unknown> => {
  const { sort, key, direction } = order
  const way = sql.raw((direction === 'asc') === backwards ? 'desc' : 'asc')
  const last = sql`${key.value} ${way}`
  const first = sort?.value ?? nulls
  return first ? sql`${first} ${way}, ${last}` : last
}

/** A row that a page starts after: what the list is sorted by, and the row's key, both as text. */
export type Cursor = { readonly sortOfRow: string; readonly keyOfRow: string }

/** The rows of a part that stand after a cursor. */
export const after = (
  { order: { sort, key, direction } }: ListPart,
  { sortOfRow, keyOfRow }: Cursor,
): RawBuilder<boolean> => {
  const sign = sql.raw(direction === 'asc' ? '>' : '<')
  const at = typedValue(key.kind, keyOfRow)
  return sort
    ? sql`(${sort.value}, ${key.value}) ${sign} (${typedValue(sort.kind, sortOfRow)}, ${at})`
    : sql`${key.value} ${sign} ${at}`
}
