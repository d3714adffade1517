import { createHash } from 'node:crypto'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  DEMO_ACCOUNTS,
  DEMO_PASSWORD,
  insertPerson,
  type ScaleSize,
  scaleDistricts,
  seedDatabase,
} from '@edconsole/console-demo'
import { sql } from 'kysely'
import { postgresDb } from '../../db/engine.ts'
import { migrate } from '../../db/migrate.ts'
import { MIGRATIONS } from '../../db/migrations/index.ts'
import type { Db } from '../../db/schema.ts'
import { hashPassword } from '../../session/former-passwords.ts'
import type { FleetPlace } from '../fleet/fleet.ts'
import { startPostgres } from '../start-postgres.ts'

export type SizeDistrict = { readonly id: number; readonly lea: string; readonly sisYear: number }

export type SizePlace = FleetPlace & {
  readonly db: Db
  /** From the smallest to the largest. */
  readonly districts: readonly SizeDistrict[]
  readonly remove: () => Promise<void>
}

/** As a server of a size like this is set up, apart from its memory. */
const SETTINGS = [
  'shared_buffers=2GB',
  'max_wal_size=4GB',
  'max_connections=200',
  'shared_preload_libraries=pg_stat_statements',
]

type Making = {
  readonly size: ScaleSize
  /** Of a database that is seeded and stays; without it one is made, and removed at the end. */
  readonly databaseUrl: string | undefined
  readonly now: Date
  readonly onProgress: (line: string) => void
}

/** A PostgreSQL server with a database for trials of size, and a data folder. */
export const makePlace = async ({ size, databaseUrl, now, onProgress }: Making): Promise<SizePlace> => {
  const folder = await mkdtemp(join(tmpdir(), 'edconsole-size-'))
  // The database server runs as another user.
  await chmod(folder, 0o755)
  const data = join(folder, 'served')
  await mkdir(join(data, 'inbox'), { recursive: true })
  const own =
    databaseUrl === undefined
      ? await startPostgres(join(folder, 'postgres'), {
          keep: false,
          flags: SETTINGS.flatMap((setting) => ['-c', setting]),
        })
      : undefined
  const url = databaseUrl ?? own?.url ?? ''
  const db = postgresDb(url, () => {})
  const remove = async () => {
    await db.destroy()
    await own?.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await migrate(db, MIGRATIONS)
    const kind = await seedDatabase(db, 'scale', now, { size, onProgress })
    if (kind !== 'scale') throw new Error(`The database was filled with something else (${kind}).`)
    await planImports(db, now)
    const districts = await db
      .selectFrom('districts')
      .select(['id', 'lea', 'sisYear'])
      .orderBy('id')
      .execute()
    if (districts.length !== scaleDistricts(size).length)
      throw new Error(`The database has ${districts.length} districts, not ${size.districts}.`)
    // The same each time: a database knows the key that it was first used with.
    const secretKey = createHash('sha256').update('trials of size').digest('base64')
    return { db, databaseUrl: url, data, folder, secretKey, districts, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Every district imports by itself each night, but no night comes while it is measured. */
const planImports = async (db: Db, now: Date): Promise<void> => {
  const opposite = new Date(now.getTime() + 12 * 3_600_000)
  await sql`update districts set
    auto_import_time = to_char(${opposite}::timestamptz at time zone time_zone, 'HH24:MI')`.execute(db)
}

/** Somebody who looks at lists; provider staff has no district of its own. */
export type SizePerson = { readonly email: string; readonly lea: string | null }

const FIRST_ID = 900_000
/** Of ten people, how many are provider staff. */
const STAFF_OF_TEN = 4

/** People who can sign in: provider staff, and administrators of districts of every size. */
export const addPeople = async (
  { db, districts }: SizePlace,
  count: number,
  now: Date,
): Promise<SizePerson[]> => {
  const hash = await hashPassword(DEMO_PASSWORD)
  const people: SizePerson[] = []
  for (let place = 0; place < count; place += 1) {
    const own = districts[Math.floor(((place + 1) * districts.length) / count) - 1]
    const district = place % 10 < STAFF_OF_TEN ? undefined : own
    const id = FIRST_ID + place
    const email = `size-${id}@example.org`
    const known = await db.selectFrom('accounts').select('lea').where('userId', '=', id).executeTakeFirst()
    // Whoever is there from a run before stays in the same district.
    people.push({ email, lea: known ? known.lea : (district?.lea ?? null) })
    if (known) continue
    const [staff] = DEMO_ACCOUNTS
    const person = {
      email,
      firstName: 'Robin',
      lastName: `Moss ${id}`,
      shows: '',
      roles: district ? ['ROLE_DISTRICT_DATA_ADMINISTRATOR'] : (staff?.roles ?? []),
    }
    await insertPerson(db, district ? Object.assign(person, { districtId: district.id }) : person, {
      ids: { userId: id, accountId: id, authxAccountId: id },
      hash,
      now,
    })
  }
  return people
}
