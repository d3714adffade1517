import type { ComponentName } from '@edconsole/console-core/contract'
import type { ExcludedSites } from '@edconsole/console-core/import-rules'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

type Of = { lea: string; schoolYear: number; component: ComponentName }

/** The codes of the sites that take no part in imports, and who of the students is theirs. */
export type Excluded = Omit<ExcludedSites, 'sites'> & { sites: ReadonlySet<string> }

/** Null while every site takes part. */
export const loadExcluded = async (db: Db, of: Of): Promise<Excluded | null> => {
  const rows = await db
    .selectFrom('sisRows')
    .select('sourceId')
    .where('lea', '=', of.lea)
    .where('component', '=', sql.lit('sites'))
    .where('schoolYear', '=', of.schoolYear)
    .where(sql<boolean>`data->>'includeInImport' = 'false'`)
    .execute()
  if (rows.length === 0) return null
  const sites = new Set(rows.map(({ sourceId }) => sourceId))
  return { sites, students: await studentsOf(db, of, [...sites]) }
}

/** Those who are stored, and those whom an import never stored for their site's sake. */
const studentsOf = async (
  db: Db,
  { lea, schoolYear, component }: Of,
  sites: readonly string[],
): Promise<Map<string, string>> => {
  if (component === 'sites' || component === 'students') return new Map()
  const { rows } = await sql<{ sourceId: string; siteCode: string }>`
    select l.source_id, l.site_code from import_left_out_students l
      where l.lea = ${lea} and l.school_year = ${schoolYear}::integer and l.site_code = any(${sites}::text[])
        and not exists (select from sis_rows s where s.lea = ${lea} and s.component = 'students'
          and s.school_year = ${schoolYear}::integer and s.source_id = l.source_id and s.is_active)
    union all
    select s.source_id, s.data->>'siteCode' from sis_rows s
      where s.lea = ${lea} and s.component = 'students' and s.school_year = ${schoolYear}::integer
        and s.data->>'siteCode' = any(${sites}::text[])`.execute(db)
  return new Map(rows.map(({ sourceId, siteCode }) => [sourceId, siteCode]))
}
