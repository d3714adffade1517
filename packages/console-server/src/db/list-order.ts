import type { FacetGroup, ListSpec } from '@edconsole/console-core/contract'
import { type RawBuilder, sql } from 'kysely'
import type { FieldKind, ListField, ListFields } from './list-field.ts'
import type { ParsedListQuery } from './parse-list-query.ts'
import { typedValue } from './typed-value.ts'

/** How a list is queried. */
export type ListPlan = {
  readonly spec: ListSpec
  readonly fields: ListFields
  /** Breaks ties in the sort order, if it isn't the list's key. */
  readonly tieBreaker?: ListField
  /** Each index covers a single field, so that using one to filter leaves the rows unsorted. */
  readonly singleIndexes?: boolean
  /** Rows are joined and wide: deep pages are found by their keys alone, so that what is skipped is neither joined nor sorted. */
  readonly keysFirst?: true
  /** Expressions that `search` matches. */
  readonly searched: readonly RawBuilder<unknown>[]
  /** What else finds rows for a word: texts that aren't stored, but follow from what is. */
  readonly foundBy?: (word: string) => readonly RawBuilder<boolean>[]
  /** Matches rows by texts stored elsewhere, such as the name of the row's person. */
  readonly searchedBeside?: (
    matches: (text: RawBuilder<unknown>) => RawBuilder<boolean>,
  ) => RawBuilder<boolean>
  /** Facets whose groups hold more than value and count. */
  readonly facets?: Readonly<Record<string, (where: RawBuilder<boolean>) => Promise<FacetGroup[]>>>
}

/** The sort order of a list: a field, then a tie-breaker. */
export type ListOrder = {
  readonly sort: OrderedBy | null
  readonly key: OrderedBy
  readonly direction: 'asc' | 'desc'
  /** If some rows have no sort value. */
  readonly filled: ListField['filled']
}

/** A contiguous part of a list, and its order. */
export type ListPart = {
  readonly rows: RawBuilder<boolean> | null
  readonly order: Pick<ListOrder, 'sort' | 'key' | 'direction'>
  /** Null in all its rows: only tells the planner that an index has this order. */
  readonly nulls: RawBuilder<unknown> | null
}

type OrderedBy = { readonly kind: FieldKind; readonly value: RawBuilder<unknown> }

/** Both in the same direction, so that one index serves both orders. */
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
 * Splits a list into rows with a sort value and rows without, which come last in both directions, sorted by key. That
 * way one index serves both directions, and cursors never compare with null.
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
  // Grades sort by rank.
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

/** The row that a page starts after: its sort value and its key, both as text. */
export type Cursor = { readonly sortOfRow: string; readonly keyOfRow: string }

/** True for rows of a part after a cursor. */
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
