import { SIGN_IN_TEXTS } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { MIGRATIONS } from '../db/migrations/index.ts'
import type { Db } from '../db/schema.ts'
import { NOTICE_PATHS } from '../session/sign-in-notices.ts'
import { seedExports } from './exports.ts'
import { seedImports } from './imports.ts'
import { insertAccountsAndUsers } from './insert-accounts-and-users.ts'
import { insertDistricts } from './insert-districts.ts'
import { insertPeople } from './insert-people.ts'
import { insertPlatform } from './insert-platform.ts'
import { insertReference } from './insert-reference.ts'
import { type ScaleOptions, seedScale } from './scale/seed-scale.ts'
import { draftsOf, seedDistricts } from './seed-districts.ts'
import { isDemonstration, isSeedKind, type SeedKind } from './seed-kind.ts'
import { seedSetup } from './setup/seed-setup.ts'
import { settleDates } from './setup/settle-dates.ts'

/** What a database was seeded with; null for a new one, and for one whose seeding was cut short. */
export const seededWith = async (db: Db): Promise<SeedKind | null> => {
  const row = await db.selectFrom('meta').select('value').where('key', '=', 'seed').executeTakeFirst()
  return row && isSeedKind(row.value) ? row.value : null
}

/**
 * Fills a new database; one that is filled stays as it is.
 * The mark is written last: seeding that was cut short starts afresh.
 */
export const seedDatabase = async (
  db: Db,
  kind: SeedKind,
  now: Date,
  scale: ScaleOptions = {},
): Promise<SeedKind> =>
  db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(LOCK)})`.execute(connection)
    try {
      return (await seededWith(connection)) ?? (await fill(connection, kind, now, scale))
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection)
    }
  })

/** What the operator of a demonstration says on its sign-in page (R20). */
const SIGN_IN_PAGE = [
  { key: SIGN_IN_TEXTS.support, value: 'support@example.org' },
  { key: SIGN_IN_TEXTS.help, value: NOTICE_PATHS.help },
  { key: SIGN_IN_TEXTS.privacy, value: NOTICE_PATHS.privacy },
]

/** Any fixed number of its own: of several servers on one new database, one seeds and the others wait. */
const LOCK = 4_120_733

const fill = async (db: Db, kind: SeedKind, now: Date, scale: ScaleOptions): Promise<SeedKind> => {
  await empty(db)
  await db.transaction().execute(async (trx) => {
    await insertReference(trx)
    if (isDemonstration(kind)) {
      await insertDistricts(trx, draftsOf(kind), now)
      await insertPeople(trx, now)
      await insertPlatform(trx, draftsOf(kind), now)
      await trx
        .insertInto('configuration')
        .values(SIGN_IN_PAGE.map((text) => ({ ...text, effectiveFrom: now })))
        .execute()
    }
  })
  if (kind === 'scale') await seedScale(db, { now, ...scale })
  await continueIds(db)
  if (isDemonstration(kind)) {
    const seed = { now, districts: seedDistricts(kind, now), kind }
    await seedImports(db, seed)
    await seedSetup(db, { ...seed, drafts: draftsOf(kind) })
    await insertAccountsAndUsers(db, seed)
    await seedExports(db, seed)
    await settleDates(db, now)
  }
  await db.insertInto('meta').values({ key: 'seed', value: kind }).execute()
  return kind
}

/** Only what the migrations made: the database may be shared with tables of somebody else. */
const empty = async (db: Db): Promise<void> => {
  const names = MIGRATIONS.flatMap(({ statements }) =>
    statements.flatMap((statement) => /^\s*create (?:unlogged )?table (\w+)/.exec(statement)?.[1] ?? []),
  )
  await sql`truncate ${sql.join(names.map((name) => sql.id(name)))} restart identity`.execute(db)
}

/** Seeded rows bring their ids; the next ones go on after them. */
const continueIds = async (db: Db): Promise<void> => {
  for (const table of ['users', 'accounts', 'clients', 'districts', 'products', 'instances'] as const)
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select coalesce(max(id), 0) + 1 from ${sql.id(table)}), false)`.execute(
      db,
    )
}
