import { newRecord } from '@edconsole/console-core/import-rules'
import { type Db, json } from '@edconsole/console-server/internal'
import { type RawBuilder, sql } from 'kysely'
import type { ScaleDistrict } from './scale-districts.ts'
import { SCALE_DATA } from './scale-row-data.ts'
import { SCALE_COMPONENTS, type ScaleComponent, type SchoolParts } from './school-parts.ts'
import { loadsOf, type Share } from './share.ts'

type Made = { schoolYear: number; at: Date }

/** Rows in one statement: few enough for the embedded engine to let the server breathe in between. */
const LOAD = 20_000

/** Rows of many districts that refer to one another, made by the database itself. */
export const insertScaleRows = async (
  db: Db,
  districts: readonly ScaleDistrict[],
  made: Made,
  onRows: (rows: number) => void,
): Promise<void> => {
  for (const component of SCALE_COMPONENTS)
    for (const load of loadsOf(
      districts.map((district) => ownerOf(district, component)),
      LOAD,
    ))
      onRows(await insertLoad(db, load, component, made))
  await countPeopleOfSites(db, 'students', sql`data->>'siteCode'`)
  await countPeopleOfSites(db, 'staff', sql`data->>'primarySiteCode'`)
}

/** Sites carry how many students and staff they have. */
const countPeopleOfSites = (db: Db, component: 'students' | 'staff', site: RawBuilder<unknown>) =>
  sql`
  update sis_rows as site set data = site.data || jsonb_build_object(${component === 'staff' ? 'staffCount' : 'studentCount'}::text, people.count)
  from (select lea, ${site} as code, count(*) as count from sis_rows where component = ${component} group by 1, 2) as people
  where site.component = 'sites' and site.lea = people.lea and site.source_id = people.code`.execute(db)

/** A district as the statements know it: its rows are numbered by `from` and `to`, and `first` is its first student. */
type Owner = Share & SchoolParts & { lea: string; first: number }

const ownerOf = ({ lea, parts, students }: ScaleDistrict, component: ScaleComponent): Owner => {
  // Students have names by their number among all, and enrollments are about the same students.
  const first = component === 'students' || component === 'enrollment' ? students.from : 1
  const share = { from: first, to: first + parts[component] - 1 }
  return Object.assign({ lea, first: students.from }, parts, share)
}

const insertLoad = async (
  db: Db,
  load: readonly Owner[],
  component: ScaleComponent,
  { schoolYear, at }: Made,
): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    insert into sis_rows (lea, component, school_year, source_id, data, hash, search_text, date_last_modified)
    select owner.lea, ${component}, ${schoolYear}::integer, made.source_id,
      ${json(newRecord(component))}::jsonb || made.data, md5(made.data::text), lower(made.search_text),
      ${at}::timestamptz - make_interval(mins => (n % 40000)::integer)
    from jsonb_to_recordset(${json(load)}::jsonb) as owner(lea text, sites integer, staff integer, students integer,
      courses integer, sections integer, first bigint, "from" bigint, "to" bigint)
    cross join lateral generate_series(owner."from", owner."to") as n
    cross join lateral (${SCALE_DATA[component](schoolYear)}) as made`.execute(db)
  return Number(numAffectedRows)
}
