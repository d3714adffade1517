import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { IMPORTED_LEA } from './kill-districts.ts'

/** What an import has loaded, by component: two loads of the same file have the same. */
export const contentOfLoads = async (db: Db): Promise<Record<string, string>> => {
  const { rows } = await sql<{ component: string; content: string }>`
    select component, count(*) || ' ' || md5(string_agg(
      concat_ws(' ', source_id, is_active, data - array['studentCount', 'staffCount']), ',' order by source_id)) as content
    from sis_rows where lea = ${IMPORTED_LEA} group by component`.execute(db)
  return Object.fromEntries(rows.map(({ component, content }) => [component, content]))
}

/** Sites whose number of students is not how many of them there are: it changes with the load of the students. */
export const miscountedSites = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ siteCode: string }>`
    select source_id as site_code from sis_rows site
    where lea = ${IMPORTED_LEA} and component = 'sites'
      and coalesce((data ->> 'studentCount')::integer, 0) <> (
        select count(*) from sis_rows student where student.lea = site.lea and student.component = 'students'
          and student.is_active and student.data ->> 'siteCode' = site.source_id)`.execute(db)
  return rows.map(({ siteCode }) => siteCode)
}
