import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

/** When somebody was last there is written while reading, in two places; everything else only by a change. */
const LIVING = ['sessions']
const CONTENT = sql`(to_jsonb(row) - 'last_active_at')::text`

/** Count and content of every table, to be compared with a later one: any row that came, went or changed shows. */
export const fingerprintTables = async (db: Db): Promise<Record<string, string>> => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`.execute(db)
  const found: Record<string, string> = {}
  for (const { name } of rows.filter((row) => !LIVING.includes(row.name))) {
    const content = await sql<{ print: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(md5(${CONTENT}), '' order by md5(${CONTENT}))), '') as print
      from ${sql.id(name)} as row`.execute(db)
    found[name] = content.rows[0]?.print ?? ''
  }
  return found
}
