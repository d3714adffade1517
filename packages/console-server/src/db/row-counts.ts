import { sql } from 'kysely'
import type { Db } from './schema.ts'

/** A row of `row_counts` (migration 0010): how many rows of a kind a district has, and how often they changed. */
export type RowCount = {
  readonly lea: string
  /** A table or a part of it; `callers` covers everything that decides who callers are, in no district. */
  readonly scope: string
  readonly schoolYear: number | null
  readonly isActive: boolean | null
  readonly rows: number
  readonly changes: number
}

/** Returns a version that grows with every write to one of the scopes, by any process. */
export const versionOf = (counts: readonly RowCount[], scopes: readonly string[]): number =>
  counts.reduce((sum, { scope, changes }) => (scopes.includes(scope) ? sum + changes : sum), 0)

export type ReadRowCounts = (lea: string) => Promise<RowCount[]>

/**
 * Creates a reader for the counts of a district and those without one. Calls that arrive while a query is pending share
 * the next one, because the pending one could miss recent writes.
 */
export const rowCountsReader = (db: Db): ReadRowCounts => {
  let underWay: Promise<unknown> = Promise.resolve()
  let next: Promise<RowCount[]> | undefined
  let leas = new Set<string>()
  const ask = (): Promise<RowCount[]> => {
    const asked = ['', ...leas]
    leas = new Set()
    next = undefined
    const answer = readCounts(db, asked)
    underWay = answer.catch(() => {})
    return answer
  }
  return async (lea) => {
    leas.add(lea)
    next ??= underWay.then(ask)
    return (await next).filter((count) => count.lea === lea || count.lea === '')
  }
}

const readCounts = async (db: Db, leas: readonly string[]): Promise<RowCount[]> => {
  const { rows } = await sql<RowCount>`
    select lea, scope, school_year, is_active, sum(row_count) as rows, sum(changes) as changes
    from row_counts where lea = any(${leas}::text[]) group by lea, scope, school_year, is_active`.execute(db)
  return rows
}
