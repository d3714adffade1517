import { schoolYearOf } from '@edconsole/console-core/contract'
import { type Db, hashPassword, makeLogPartitions } from '@edconsole/console-server/internal'
import { sql } from 'kysely'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo-accounts.ts'
import { insertDistricts } from '../insert-districts.ts'
import { insertPerson } from '../insert-person.ts'
import { insertScaleLog } from './insert-scale-log.ts'
import { insertScaleRows } from './insert-scale-rows.ts'
import { insertScaleTemplates } from './insert-scale-templates.ts'
import { planScaleLog } from './plan-scale-log.ts'
import { type ScaleDistrict, scaleDistricts } from './scale-districts.ts'
import { SCALE_SIZE, type ScaleSize } from './scale-size.ts'
import { withoutIndexes } from './without-indexes.ts'

type OnProgress = (line: string) => void

export type ScaleOptions = {
  /** {@link SCALE_SIZE} when absent. */
  size?: ScaleSize
  /** Hears how far it is, in words. */
  onProgress?: OnProgress
}

const TABLES = ['sis_rows', 'import_batches', 'import_results', 'import_details']
const SMALL_TABLES = ['districts', 'import_templates', 'import_template_columns']

/** Provider staff: who has no district is in none of the demo's. */
export const SCALE_ACCOUNTS = DEMO_ACCOUNTS.filter(({ districtId }) => districtId === undefined)

/**
 * Many districts with their schools, people, templates and logs, for trials of size: the same rows each time. Nothing is
 * imported by itself.
 */
export const seedScale = async (
  db: Db,
  { now, size = SCALE_SIZE, onProgress = () => {} }: ScaleOptions & { now: Date },
): Promise<void> => {
  const districts = scaleDistricts(size)
  const runs = planScaleLog(districts)
  const schoolYear = schoolYearOf(now)
  const oldest = Math.max(0, ...runs.map(({ age }) => age + 1))
  await makeLogPartitions(db, now, new Date(now.getTime() - oldest * 86_400_000))
  await db.transaction().execute(async (trx) => {
    await insertPeopleAndPlaces(trx, districts, now)
    await insertScaleTemplates(trx, schoolYear, now)
    const fill = async () => {
      const onRows = rowsDone(size.rows + size.logRows, onProgress)
      await insertScaleRows(trx, districts, { schoolYear, at: now }, onRows)
      await insertScaleLog(trx, runs, { schoolYear, now }, onRows)
    }
    await withoutIndexes(trx, TABLES, fill, (index) => onProgress(`Building the index ${index}`))
    await look(trx, 'analyze')
    await sql`select fill_import_causes()`.execute(trx)
  })
  onProgress('Looking how the rows are spread')
  await look(db, 'vacuum analyze')
}

const look = async (db: Db, how: 'analyze' | 'vacuum analyze'): Promise<void> => {
  for (const table of [...TABLES, ...SMALL_TABLES]) await sql`${sql.raw(how)} ${sql.id(table)}`.execute(db)
}

/** Few enough that their phone numbers stay within the range that is never assigned to anyone. */
const DISTRICTS_LOAD = 40

const insertPeopleAndPlaces = async (
  trx: Db,
  districts: readonly ScaleDistrict[],
  now: Date,
): Promise<void> => {
  for (let from = 0; from < districts.length; from += DISTRICTS_LOAD) {
    const load = districts.slice(from, from + DISTRICTS_LOAD).map(({ draft }) => draft)
    await insertDistricts(trx, load, now)
  }
  // Files come only when a trial brings them.
  await trx.updateTable('districts').set({ autoImportTime: null }).execute()
  const hash = await hashPassword(DEMO_PASSWORD)
  for (const [index, account] of SCALE_ACCOUNTS.entries()) {
    const id = 101 + index
    await insertPerson(trx, account, { ids: { userId: id, accountId: id, authxAccountId: id }, hash, now })
  }
}

const rowsDone = (total: number, onProgress: OnProgress) => {
  let done = 0
  return (rows: number): void => {
    done += rows
    onProgress(`${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} rows`)
  }
}
