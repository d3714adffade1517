import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { IMPORTED_LEA } from './kill-districts.ts'

/** What an import has loaded, by component: two loads of the same file have the same. */
export const contentOfLoads = async (db: Db): Promise<Record<string, string>> => {
  const { rows } = await sql<{ component: string; content: string }>`
    select component, count(*) || ' ' || md5(string_agg(concat_ws(' ', source_id, is_active, data), ',' order by source_id))
      as content
    from sis_rows where lea = ${IMPORTED_LEA} and not is_manual group by component`.execute(db)
  return Object.fromEntries(rows.map(({ component, content }) => [component, content]))
}
