import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { seedImports } from './imports.ts'
import { insertDistricts } from './insert-districts.ts'
import { insertPeople } from './insert-people.ts'
import { insertReference } from './insert-reference.ts'
import { draftsOf, seedDistricts } from './seed-districts.ts'
import { isSeedKind, type SeedKind } from './seed-kind.ts'

/** What a database was seeded with; null for a new one, and for one whose seeding was cut short. */
export const seededWith = async (db: Db): Promise<SeedKind | null> => {
  const row = await db.selectFrom('meta').select('value').where('key', '=', 'seed').executeTakeFirst()
  return row && isSeedKind(row.value) ? row.value : null
}

/**
 * Fills a new database; one that is filled stays as it is.
 * The mark is written last: seeding that was cut short starts afresh.
 */
export const seedDatabase = async (db: Db, kind: SeedKind, now: Date): Promise<SeedKind> => {
  const before = await seededWith(db)
  if (before) return before
  await empty(db)
  await db.transaction().execute(async (trx) => {
    await insertReference(trx)
    if (kind !== 'empty') {
      await insertDistricts(trx, draftsOf(kind), now)
      await insertPeople(trx, now)
      await trx
        .insertInto('configuration')
        .values({ key: 'console.support.email', value: 'support@example.org', effectiveFrom: now })
        .execute()
    }
  })
  await continueIds(db)
  if (kind !== 'empty') await seedImports(db, { now, districts: seedDistricts(kind, now), kind })
  await db.insertInto('meta').values({ key: 'seed', value: kind }).execute()
  return kind
}

const empty = async (db: Db): Promise<void> => {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = current_schema() and tablename <> 'schema_migrations'`.execute(db)
  await sql`truncate ${sql.join(rows.map(({ name }) => sql.id(name)))} restart identity cascade`.execute(db)
}

/** Seeded rows bring their ids; the next ones go on after them. */
const continueIds = async (db: Db): Promise<void> => {
  for (const table of ['users', 'accounts', 'clients', 'districts'] as const)
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select coalesce(max(id), 0) + 1 from ${sql.id(table)}), false)`.execute(
      db,
    )
}
