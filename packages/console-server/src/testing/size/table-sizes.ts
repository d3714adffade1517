import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

/** A table with its indexes, and its partitions if it has some. */
export type TableSize = { readonly name: string; readonly rows: number; readonly bytes: number }

const LARGEST = 12

/** The largest tables, as the database estimates their rows after it has looked at them. */
export const tableSizes = async (db: Db): Promise<TableSize[]> => {
  await sql`analyze`.execute(db)
  const { rows } = await sql<TableSize>`
    select coalesce(parent.relname, c.relname) as name, sum(greatest(c.reltuples, 0))::bigint as rows,
      sum(pg_total_relation_size(c.oid))::bigint as bytes
    from pg_class c left join pg_inherits i on i.inhrelid = c.oid left join pg_class parent on parent.oid = i.inhparent
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
    group by 1 order by bytes desc limit ${LARGEST}`.execute(db)
  return rows
}

/** A statement and what it took in all. */
export type SlowStatement = {
  readonly calls: number
  readonly totalMs: number
  readonly meanMs: number
  readonly statement: string
}

const SLOWEST = 20

/** The statements that the database spent most time on; null where it doesn't count. */
export const slowStatements = async (db: Db): Promise<SlowStatement[] | null> => {
  try {
    const { rows } = await sql<SlowStatement>`
      select calls, round(total_exec_time) as total_ms, round(mean_exec_time::numeric, 1) as mean_ms,
        regexp_replace(query, '[[:space:]]+', ' ', 'g') as statement
      from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())
      order by total_exec_time desc limit ${SLOWEST}`.execute(db)
    return rows
  } catch {
    return null
  }
}

/** Begins to count anew, where the database can. */
export const countStatements = async (db: Db): Promise<void> => {
  await sql`create extension if not exists pg_stat_statements`.execute(db).catch(() => {})
  await sql`select pg_stat_statements_reset()`.execute(db).catch(() => {})
}
