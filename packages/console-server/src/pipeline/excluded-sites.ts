import type { ComponentName } from '@edconsole/console-core/contract'
import {
  createFinding,
  DATABASE_COLUMNS,
  type ExcludedSites,
  fixTargets,
  type ImportedComponent,
  isImported,
} from '@edconsole/console-core/import-rules'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { aboutSource, type Conclusion } from './conclusion.ts'

type LoadedRows = {
  lea: string
  component: string
  schoolYear: number
  /** Codes of the sites excluded from imports. */
  excludedSites: readonly string[]
}

type ComponentYear = { lea: string; schoolYear: number; component: ComponentName }

/** The codes of excluded sites, and their students. */
export type Excluded = ExcludedSites & {
  sites: ReadonlySet<string>
  students: ReadonlyMap<string, string>
}

type Load = { etlStatusId: number; lea: string; component: string; schoolYear: number; removes: boolean }

type LogTarget = { districtId: string; componentName: string }

/** True for a stored row `r` of an excluded site, by the same rule as for source rows. */
export const ofExcluded = ({
  lea,
  component,
  schoolYear,
  excludedSites,
}: LoadedRows): RawBuilder<boolean> => {
  if (excludedSites.length === 0 || component === 'sites') return sql`false`
  const isExcluded = (site: RawBuilder<unknown>) => sql<boolean>`${site} = any(${excludedSites}::text[])`
  const has = (field: string) =>
    isImported(component) && DATABASE_COLUMNS[component].some(({ columnName }) => columnName === field)
  if (has('siteCodes'))
    return sql`case when r.data->'siteCodes' @? '$[0]'
      then not exists (select from jsonb_array_elements_text(r.data->'siteCodes') site where not ${isExcluded(sql`site`)})
      else coalesce(${isExcluded(sql`r.data->>'primarySiteCode'`)}, false) end`
  if (has('siteCode')) return sql`coalesce(${isExcluded(sql`r.data->>'siteCode'`)}, false)`
  return sql`exists (select from sis_rows s where s.lea = ${lea} and s.component = 'students'
    and s.school_year = ${schoolYear}::integer and s.source_id = r.data->>'studentId'
    and ${isExcluded(sql`s.data->>'siteCode'`)})`
}

/** Loads the excluded sites; null if there are none. */
export const loadExcluded = async (db: Db, of: ComponentYear): Promise<Excluded | null> => {
  const codes = await excludedSiteCodes(db, of)
  if (codes.length === 0) return null
  return { sites: new Set(codes), students: await studentsOf(db, of, codes) }
}

/** Returns the codes of sites that take no part in imports. */
export const excludedSiteCodes = async (
  db: Db,
  { lea, schoolYear }: Pick<ComponentYear, 'lea' | 'schoolYear'>,
): Promise<string[]> => {
  const rows = await db
    .selectFrom('sisRows')
    .select('sourceId')
    .where('lea', '=', lea)
    .where('component', '=', sql.lit('sites'))
    .where('schoolYear', '=', schoolYear)
    .where(sql<boolean>`data->>'includeInImport' = 'false'`)
    .execute()
  return rows.map(({ sourceId }) => sourceId)
}

/** Returns stored students of the sites, and students that imports skipped because of their site. */
const studentsOf = async (
  db: Db,
  { lea, schoolYear, component }: ComponentYear,
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

/** Stores which students a source has at excluded sites; a full source replaces the list. */
export const keepLeftOutStudents = async (
  trx: Db,
  { etlStatusId, lea, component, schoolYear, removes }: Load,
): Promise<void> => {
  if (component !== 'students') return
  if (removes)
    await trx
      .deleteFrom('importLeftOutStudents')
      .where('lea', '=', lea)
      .where('schoolYear', '=', schoolYear)
      .execute()
  await sql`
    insert into import_left_out_students (lea, school_year, source_id, site_code)
    select distinct on (s.source_id) ${lea}, ${schoolYear}::integer, s.source_id, s.data->>'leftOutBy'
    from import_staged s where s.lea = ${lea} and s.etl_status_id = ${etlStatusId}::bigint and s.action = 'leftOut'
    order by s.source_id, s.id desc
    on conflict (lea, school_year, source_id) do update set site_code = excluded.site_code`.execute(trx)
}

/** R010: returns one line per site whose rows were skipped. */
export const leftOutLines = (
  { districtId, componentName }: LogTarget,
  leftOut: ReadonlyMap<string, number>,
): Conclusion['lines'] =>
  [...leftOut].map(([site, count]) => ({
    ...aboutSource(
      createFinding('R010', {
        column: isImported(componentName) ? siteColumnOf(componentName) : undefined,
        value: site,
        params: { rows: count },
        fixTarget: fixTargets.knownSite({ districtId }, site),
      }),
    ),
    siteCode: site,
  }))

const siteColumnOf = (component: ImportedComponent) =>
  DATABASE_COLUMNS[component].find(({ refersTo }) => refersTo === 'sites')
