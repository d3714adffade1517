import { CONSTANTS, zonedDay } from '@edconsole/console-core/contract'
import { type Db, refreshStatistics, saveUsage } from '@edconsole/console-server/internal'
import { sql } from 'kysely'
import { type BuiltRun, buildRun } from './imports/build-run.ts'
import { checkDistricts } from './imports/check-districts.ts'
import type { SeedKind } from './imports/district-plan.ts'
import { districtSetUp } from './imports/district-set-up.ts'
import { type DistrictTables, districtTables } from './imports/district-tables.ts'
import { insertRuns, type NumberedRun } from './imports/insert-runs.ts'
import { insertTemplates } from './imports/insert-templates.ts'
import { type PlannedRun, planRuns } from './imports/plan-runs.ts'
import { createRandom } from './imports/random.ts'
import { type DistrictReader, readTables } from './imports/read-tables.ts'
import { runsOfGone } from './imports/runs-of-gone.ts'
import { storeRows } from './imports/store-rows.ts'
import { templateAuthors } from './imports/template-authors.ts'
import { withoutIndexes } from './scale/without-indexes.ts'
import type { SeedDistrict } from './seed-district.ts'

type Options = { now: Date; districts: readonly SeedDistrict[]; kind: SeedKind }
type Planned = {
  district: SeedDistrict
  tables: DistrictTables
  reader: DistrictReader
  planned: PlannedRun[]
}

/** The number of the newest batch of the district in the pictures, which is the last of all. */
const LAST_BATCH = 48_212
const FIRST_RESULT = 990_001

/** Templates, stored rows and 60 days of import history of every demo district; the same for the same clock. */
export const seedImports = async (db: Db, options: Options): Promise<void> => {
  await db.transaction().execute(async (trx) => {
    const fill = async () => {
      const made: Planned[] = []
      for (const district of options.districts)
        if (district.profile !== 'empty') made.push(await planDistrict(trx, district, options))
      const numbered = numberRuns(made, options.now)
      await insertRuns(trx, numbered)
      await noteLastRuns(trx)
      for (const { district, reader } of made) {
        const runs = numbered.filter((run) => run.lea === district.lea)
        await storeRows(trx, district, { reader, runs })
      }
    }
    await withoutIndexes(trx, ['sis_rows'], fill, () => {})
  })
  await refreshStatistics(db)
  await sql`select setval(pg_get_serial_sequence('import_batches', 'batch_id'),
    (select max(batch_id) from import_batches))`.execute(db)
  await sql`select setval(pg_get_serial_sequence('import_results', 'etl_status_id'),
    (select max(etl_status_id) from import_results))`.execute(db)
  await checkDistricts(db, options.districts)
}

const planDistrict = async (db: Db, district: SeedDistrict, { now, kind }: Options): Promise<Planned> => {
  const { lea, sisYear, id } = district
  const tables = districtTables(district, kind, now)
  const { people, ...setUp } = await districtSetUp(db, lea, now)
  const templates = await insertTemplates(db, {
    ...setUp,
    lea,
    schoolYear: sisYear,
    source: 'sftp',
    updatedAt: now,
    components: [...tables.files.keys()],
    authors: templateAuthors(now, people),
  })
  const about = { districtId: id, schoolYear: sisYear, today: zonedDay(now, CONSTANTS.timeZone) }
  const reader = readTables(templates, tables, about)
  for (const component of reader.components) {
    const usage = reader.usage(component)
    if (usage) await saveUsage(db, reader.template(component), usage)
  }
  return { district, tables, reader, planned: planRuns(district, kind, now, people) }
}

/** One range of numbers for all districts, without a gap. Of those that begin together the rich one comes last. */
const numberRuns = (made: readonly Planned[], now: Date): NumberedRun[] => {
  const inTime = made
    .flatMap(({ district: { profile }, planned }) =>
      planned.map((run) => ({ run, isRich: profile === 'rich', slot: Math.floor(+run.startedAt / SLOT_MS) })),
    )
    .sort((a, b) => a.slot - b.slot || +a.isRich - +b.isRich || +a.run.startedAt - +b.run.startedAt)
  const offset = LAST_BATCH - inTime.findLastIndex(({ isRich }) => isRich)
  const numbers = new Map(inTime.map(({ run }, place) => [run, place + offset]))
  let etlStatusId = FIRST_RESULT
  return made
    .flatMap((one) =>
      buildRuns(one, { now, numbers }).map((run) => ({
        ...run,
        lea: one.district.lea,
        district: one.district,
        reader: one.reader,
      })),
    )
    .sort((a, b) => a.batchId - b.batchId)
    .map((run) => ({
      ...run,
      components: run.components.map((component) => ({ ...component, etlStatusId: etlStatusId++ })),
    }))
}

/** What begins within so many milliseconds waited together. */
const SLOT_MS = 600_000

const buildRuns = (
  { district, tables, reader, planned }: Planned,
  { now, numbers }: { now: Date; numbers: ReadonlyMap<PlannedRun, number> },
): BuiltRun[] => {
  const gone = runsOfGone(reader.gone.students, planned)
  const source = {
    district,
    reader,
    unknownSite: tables.unknownSite,
    now,
    random: createRandom(`${district.lea} history`),
    otherRandom: createRandom(`${district.lea} other history`),
  }
  return planned.map((run) =>
    buildRun(run, {
      ...source,
      batchId: numbers.get(run) ?? 0,
      gone: gone.filter((one) => one === run).length,
    }),
  )
}

/** What templates tell of their last run. */
const noteLastRuns = async (db: Db): Promise<void> => {
  await sql`update import_templates t set last_batch_id = last.batch_id, last_status = last.status, last_run_at = last.ended_at
    from (select distinct on (template_id) template_id, batch_id, status, ended_at from import_results
      order by template_id, batch_id desc) as last
    where last.template_id = t.id`.execute(db)
}
