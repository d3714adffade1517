import { sql } from 'kysely'
import type { Db } from './schema.ts'

/** How many rows of a kind a district has, and how often they changed, as `row_counts` has it (migration 0010). */
export type RowCount = {
  readonly lea: string
  /** The table, or a part of it; `callers` for what decides who callers are, which belongs to no district. */
  readonly scope: string
  readonly schoolYear: number | null
  readonly isActive: boolean | null
  readonly rows: number
  readonly changes: number
}

/** Grows with every write to one of the scopes, in every process. */
export const versionOf = (counts: readonly RowCount[], scopes: readonly string[]): number =>
  counts.reduce((sum, { scope, changes }) => (scopes.includes(scope) ? sum + changes : sum), 0)

export type ReadRowCounts = (lea: string) => Promise<RowCount[]>

/**
 * Reads the counts of a district, and those that belong to none. Calls that arrive while a question is under way share the
 * next one: never one that was asked before they came, which could have missed what happened in between.
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
