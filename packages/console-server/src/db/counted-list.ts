import { sql } from 'kysely'
import type { Call } from '../http/handler.ts'
import { filterCondition } from './filter-condition.ts'
import type { ListMemory } from './list-memory.ts'
import type { ParsedListQuery } from './parse-list-query.ts'
import type { Db } from './schema.ts'

type Counts = {
  /** What is listed, as `row_counts` calls it, then whatever else its filters look at. */
  readonly scopes: readonly [string, ...string[]]
  /** Fields by whose values the rows are counted apart; `row_counts` has columns of the same names. */
  readonly apart?: readonly string[]
}

/** A list whose rows the database counts as they are written (migration 0010). */
export type CountedList = Counts & { readonly db: Db; readonly memory: ListMemory; readonly lea: string }

/** @example runList(rows, plan, asked, countedList(call, { scopes: ['import_details'] })) */
export const countedList = (
  { db, memory, lea }: Pick<Call, 'db' | 'memory' | 'lea'>,
  counts: Counts,
): CountedList => ({ db, memory, lea, ...counts })

/** What is known of a list without looking at a row. */
export type Standing = {
  /** Another one after each write to what the list shows. */
  version: number
  /** Null when it takes more than adding up. */
  total: number | null
}

export const standingOf = async (
  { db, lea, scopes, apart = [] }: CountedList,
  { filters, search }: ParsedListQuery,
): Promise<Standing> => {
  const addable = search === '' && filters.every(({ name }) => apart.includes(name))
  const conditions = [sql`scope = ${scopes[0]}`, ...(addable ? filters.map(filterCondition) : [])]
  const { rows } = await sql<{ version: number; total: number }>`
    select coalesce(sum(changes), 0) as version,
      coalesce(sum(row_count) filter (where ${sql.join(conditions, sql` and `)}), 0) as total
    from row_counts where lea = ${lea} and scope in (${sql.join(scopes)})`.execute(db)
  const [{ version, total } = { version: 0, total: 0 }] = rows
  return { version, total: addable ? total : null }
}

/** Names what a total is the total of, whatever the order and the page. */
export const questionOf = ({ lea, scopes }: CountedList, { filters, search }: ParsedListQuery): string =>
  JSON.stringify([lea, scopes, filters.map(({ name, anyOf, bounds }) => [name, anyOf, bounds]), search])
