import { WEEKDAYS, type Weekday, zonedTime } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { refreshStatistics } from '../pipeline/refresh-statistics.ts'
import { type BuiltRun, buildRun } from './imports/build-run.ts'
import type { SeedKind } from './imports/district-plan.ts'
import { districtTables } from './imports/district-tables.ts'
import { easternAt } from './imports/eastern-at.ts'
import { insertRows, peopleBySite } from './imports/insert-rows.ts'
import { insertRuns, type NumberedRun } from './imports/insert-runs.ts'
import { insertTemplates } from './imports/insert-templates.ts'
import { planRuns } from './imports/plan-runs.ts'
import { createRandom } from './imports/random.ts'
import { type DistrictReader, readTables } from './imports/read-tables.ts'
import type { SeedDistrict } from './seed-district.ts'

type Options = { now: Date; districts: readonly SeedDistrict[]; kind: SeedKind }

/** The number of the newest batch of the district in the pictures; the next import is one more. */
const LAST_BATCH = 48_212
const FIRST_BATCH_OF_OTHERS = 41_001
const FIRST_RESULT = 990_001
/** The hour of Eastern time at which the demo's runs pick files up. */
const EVENING = 18

/** Templates, stored rows and 60 days of import history of every demo district; the same for the same clock. */
export const seedImports = async (db: Db, options: Options): Promise<void> => {
  const made: { district: SeedDistrict; reader: DistrictReader; runs: BuiltRun[] }[] = []
  for (const district of options.districts) {
    if (district.profile !== 'empty') made.push(await makeDistrict(db, district, options))
  }
  const numbered = numberRuns(made)
  await insertRuns(db, numbered)
  for (const { district, reader } of made) {
    await storeRows(
      db,
      district,
      reader,
      numbered.filter((run) => run.lea === district.lea),
    )
  }
  await refreshStatistics(db)
  await sql`select setval(pg_get_serial_sequence('import_batches', 'batch_id'), ${LAST_BATCH})`.execute(db)
  await sql`select setval(pg_get_serial_sequence('import_results', 'etl_status_id'),
    (select max(etl_status_id) from import_results))`.execute(db)
}

const makeDistrict = async (db: Db, district: SeedDistrict, { now, kind }: Options) => {
  const { lea, sisYear, id } = district
  const templates = await insertTemplates(db, {
    ...{ lea, schoolYear: sisYear, source: 'sftp' as const, updatedAt: now },
    ...(await setUpOf(db, lea, now)),
  })
  const tables = districtTables(district, kind)
  const about = { districtId: id, schoolYear: sisYear, today: now.toISOString().slice(0, 10) }
  const reader = readTables(templates, tables, about)
  const random = createRandom(`${lea} history`)
  const source = { district, reader, unknownSite: tables.unknownSite, now, random }
  return { district, reader, runs: planRuns(district, kind, now).map((planned) => buildRun(planned, source)) }
}

/** Which SIS a district has, and when its files are picked up, by its own clock. */
const setUpOf = async (db: Db, lea: string, now: Date) => {
  const { sisSystemId, timeZone } = await db
    .selectFrom('districts')
    .leftJoin('sisSystems', 'sisSystems.name', 'districts.sisProviderName')
    .select(['sisSystems.id as sisSystemId', 'districts.timeZone'])
    .where('lea', '=', lea)
    .executeTakeFirstOrThrow()
  const { hour } = zonedTime(easternAt(now, 0, EVENING), timeZone)
  const scheduleTime = `${String(hour).padStart(2, '0')}:00`
  const scheduleDays = Object.keys(WEEKDAYS) as Weekday[]
  return { sisSystemId, schedule: { scheduleEnabled: true, scheduleTime, scheduleDays } }
}

/** The rich district has the highest numbers; within a district they follow time. */
const numberRuns = (
  made: readonly { district: SeedDistrict; reader: DistrictReader; runs: BuiltRun[] }[],
) => {
  const numbered: NumberedRun[] = []
  let next = FIRST_BATCH_OF_OTHERS
  let etlStatusId = FIRST_RESULT
  const rich = made.filter(({ district }) => district.profile === 'rich')
  const others = made.filter(({ district }) => district.profile !== 'rich')
  for (const { district, reader, runs } of [...others, ...rich]) {
    if (district === rich[0]?.district)
      next = LAST_BATCH + 1 - rich.reduce((sum, r) => sum + r.runs.length, 0)
    for (const run of runs) {
      const components = run.components.map((component) => ({ ...component, etlStatusId: etlStatusId++ }))
      numbered.push({ ...run, components, batchId: next++, lea: district.lea, district, reader })
    }
  }
  return numbered
}

const storeRows = async (
  db: Db,
  { lea, sisYear }: SeedDistrict,
  { rows }: DistrictReader,
  runs: readonly NumberedRun[],
): Promise<void> => {
  const last = runs.at(-1)
  const loaded = runs.findLast((run) => run.counts.recordsRead > 0) ?? last
  if (!last || !loaded) return
  const people = peopleBySite(rows.students, rows.staff)
  const { city, state, zip } = await db
    .selectFrom('districts')
    .select(['city', 'state', 'zip'])
    .where('lea', '=', lea)
    .executeTakeFirstOrThrow()
  const place = { lea, schoolYear: sisYear, city, state, zip }
  for (const component of ['sites', 'staff', 'students', 'enrollment'] as const) {
    await insertRows(
      db,
      { place, component, batchId: loaded.batchId, at: loaded.endedAt },
      rows[component],
      people,
    )
    await db
      .updateTable('importTemplates')
      .set({
        lastBatchId: last.batchId,
        lastStatus: last.components.find((c) => c.componentName === component)?.status ?? null,
        lastRunAt: last.endedAt,
      })
      .where('lea', '=', lea)
      .where('componentName', '=', component)
      .execute()
  }
}
