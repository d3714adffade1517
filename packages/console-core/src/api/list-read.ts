import type { ListQuery } from '../entities/list-query.ts'
import type { Query } from '../query/query-string.ts'
import type { Operation } from '../resources/operation.ts'

/** What a screen's first reads may depend on. */
export type ReadContext = {
  /** Of the address. */
  readonly query: Query
  /** Saved page sizes, by table (R23). */
  readonly pageSizes: Readonly<Record<string, number>>
  readonly now: Date
  readonly timeZone: string
}

/** A list that a screen asks for as soon as it is drawn. */
export type ListRead = {
  readonly operation: Operation<ListQuery, object[]>
  readonly query: ListQuery
  readonly within?: Readonly<Record<string, unknown>>
}
