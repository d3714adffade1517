import type { Db } from '@edconsole/console-server/internal'
import { sql } from 'kysely'

const CHUNK = 1000

/** Copies the rows of a component into another database in plain inserts, and answers how long those took. */
export const insertPlainly = async (from: Db, into: Db, component: string): Promise<number> => {
  let ms = 0
  for (let last = 0; ; ) {
    const rows = await from
      .selectFrom('sisRows')
      .select(['id', 'lea', 'component', 'schoolYear', 'sourceId', 'data', 'hash', 'searchText'])
      .select('dateLastModified')
      .where('component', '=', component as 'sites')
      .where('id', '>', last)
      .orderBy('id')
      .limit(CHUNK)
      .execute()
    const end = rows.at(-1)
    if (!end) return ms
    last = end.id
    const chunk = JSON.stringify(rows)
    const start = performance.now()
    await sql`insert into sis_rows (lea, component, school_year, source_id, data, hash, search_text, date_last_modified)
      select x.* from jsonb_to_recordset(${chunk}::jsonb) as x(lea text, component text, "schoolYear" integer,
        "sourceId" text, data jsonb, hash text, "searchText" text, "dateLastModified" timestamptz)`.execute(
      into,
    )
    ms += performance.now() - start
  }
}
