import { randomBytes } from 'node:crypto'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedDatabase } from '@edconsole/console-demo'
import { postgresDb } from '../../db/engine.ts'
import { migrate } from '../../db/migrate.ts'
import { MIGRATIONS } from '../../db/migrations/index.ts'
import type { Db } from '../../db/schema.ts'
import { insertFileTemplates } from '../../pipeline/testing/insert-file-templates.ts'
import type { FleetPlace } from '../fleet/fleet.ts'
import { districtMaker, type TestDistrict } from '../new-district.ts'
import { startPostgres } from '../start-postgres.ts'

/** What districts are there for. */
export type ChaosDistricts = {
  /** Their files change, and somebody starts each import. */
  readonly manual: readonly TestDistrict[]
  /** Their files change, and a schedule starts each import. */
  readonly scheduled: readonly TestDistrict[]
  /** Are imported once; what they send is always the same. */
  readonly exporting: readonly TestDistrict[]
}

export type ChaosPlace = FleetPlace & {
  readonly db: Db
  readonly districts: ChaosDistricts
  readonly remove: () => Promise<void>
}

/** A PostgreSQL server, a data folder, and districts that have templates and nothing imported. */
export const makePlace = async (
  counts: Readonly<Record<keyof ChaosDistricts, number>>,
): Promise<ChaosPlace> => {
  const folder = await mkdtemp(join(tmpdir(), 'edconsole-chaos-'))
  // The database server runs as another user.
  await chmod(folder, 0o755)
  const data = join(folder, 'served')
  await mkdir(join(data, 'inbox'), { recursive: true })
  const postgres = await startPostgres(join(folder, 'postgres'), { keep: false, flags: ['-c', 'fsync=off'] })
  const db = postgresDb(postgres.url, () => {})
  await migrate(db, MIGRATIONS)
  await seedDatabase(db, 'small', new Date())
  // Nothing runs by itself but what is looked at.
  await db.updateTable('districts').set({ isActive: false }).execute()
  const newDistrict = districtMaker(db, () => new Date())
  const made = async (count: number): Promise<TestDistrict[]> => {
    const districts: TestDistrict[] = []
    for (let place = 0; place < count; place += 1) {
      const district = await newDistrict()
      await addTemplates(db, district)
      districts.push(district)
    }
    return districts
  }
  const districts = {
    manual: await made(counts.manual),
    scheduled: await made(counts.scheduled),
    exporting: await made(counts.exporting),
  }
  const remove = async () => {
    await db.destroy()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
  const secretKey = randomBytes(32).toString('base64')
  return { db, databaseUrl: postgres.url, data, folder, secretKey, districts, remove }
}

const addTemplates = async (db: Db, { lea }: TestDistrict): Promise<void> => {
  const { sisYear } = await db
    .selectFrom('districts')
    .select('sisYear')
    .where('lea', '=', lea)
    .executeTakeFirstOrThrow()
  const of = { lea, schoolYear: sisYear }
  await insertFileTemplates(db, Object.assign({ source: 'sftp' as const, updatedAt: new Date() }, of))
  await db.updateTable('importTemplates').set({ scheduleEnabled: false }).where('lea', '=', lea).execute()
  await db.updateTable('districts').set({ autoImportTime: null }).where('lea', '=', lea).execute()
  await db
    .insertInto('productsEnabled')
    .values(Object.assign({ productId: 2, enabled: true }, of))
    .onConflict((on) => on.doNothing())
    .execute()
}
