import type { ListCache } from './list-cache.ts'
import type { ParsedListQuery } from './parse-list-query.ts'
import { type RowCount, versionOf } from './row-counts.ts'

export type Counts = {
  /** Scopes of `row_counts`: first what is listed, then whatever else the list depends on. */
  readonly scopes: readonly [string, ...string[]]
  /** Fields whose values are counted separately; `row_counts` has columns of the same names. */
  readonly apart?: readonly ('schoolYear' | 'isActive')[]
}

/** A list whose rows the database counts on write. */
export type CountedList = {
  /** The total from the counts; null if the rows themselves have to be counted. */
  readonly totalOf: (asked: ParsedListQuery) => number | null
  /** Caches a value for a query until a row of one of the scopes changes; see `ListCache`. */
  readonly cached: <Value>(asked: ParsedListQuery, what: string, find: () => Promise<Value>) => Promise<Value>
}

type CountedCall = {
  readonly listCache: ListCache
  readonly lea: string
  readonly rowCounts: readonly RowCount[]
}

/** @example runList(rows, plan, asked, countedList(call, LINES)) */
export const countedList = (
  { listCache, lea, rowCounts }: CountedCall,
  { scopes, apart = [] }: Counts,
): CountedList => {
  const version = versionOf(rowCounts, scopes)
  return {
    totalOf: ({ filters, search }) => {
      const wanted = filters.map(({ name, anyOf }) => ({ field: apart.find((one) => one === name), anyOf }))
      if (search !== '' || wanted.some(({ field, anyOf }) => !field || !anyOf)) return null
      return rowsWhere(
        rowCounts,
        (count) =>
          count.scope === scopes[0] &&
          wanted.every(({ field, anyOf }) => field && anyOf?.some((value) => isValue(count[field], value))),
      )
    },
    cached: ({ filters, search }, what, find) => {
      const conditions = filters.map(({ name, anyOf, bounds, empty }) => [name, anyOf, bounds, empty])
      return listCache.get(JSON.stringify([lea, scopes, conditions, search, what]), version, find)
    },
  }
}

export const rowsWhere = (counts: readonly RowCount[], isWanted: (count: RowCount) => boolean): number =>
  counts.reduce((sum, count) => (isWanted(count) ? sum + count.rows : sum), 0)

const isValue = (held: number | boolean | null, value: string): boolean =>
  typeof held === 'number' ? held === Number(value) : String(held) === value
