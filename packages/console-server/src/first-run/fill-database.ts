import { sql } from 'kysely'
import { OWN_TABLES } from '../db/migrations/index.ts'
import type { Db } from '../db/schema.ts'
import { insertReference } from './insert-reference.ts'

/** What a new database gets besides what every installation needs. */
export type Seed = { readonly name: string; readonly fill: (db: Db) => Promise<void> }

const EMPTY: Seed = { name: 'empty', fill: async () => {} }

/** The name of the seed that a database was filled with; null for a new one, and for one whose filling was cut short. */
export const filledWith = async (db: Db): Promise<string | null> => {
  const row = await db.selectFrom('meta').select('value').where('key', '=', 'seed').executeTakeFirst()
  return row?.value ?? null
}

/**
 * Fills a new database; one that is filled stays as it is.
 * The mark is written last: filling that was cut short starts afresh. Nothing else is ever emptied.
 * @returns the name of the seed that the database has now
 */
export const fillDatabase = async (db: Db, seed: Seed = EMPTY): Promise<string> =>
  db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(LOCK)})`.execute(connection)
    try {
      return (await filledWith(connection)) ?? (await fill(connection, seed))
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection)
    }
  })

/** Any fixed number of its own: of several servers on one new database, one fills it and the others wait. */
const LOCK = 4_120_733

const fill = async (db: Db, { name, fill }: Seed): Promise<string> => {
  if (await isCutShort(db)) await empty(db)
  await db.transaction().execute(insertReference)
  await fill(db)
  await db.insertInto('meta').values({ key: 'seed', value: name }).execute()
  return name
}

/** Filling begins with roles, which nothing else adds to a database that isn't filled. */
const isCutShort = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('roles').select('name').limit(1).executeTakeFirst()) !== undefined

/** Only tables of the migrations, because other programs may share the database. */
const empty = async (db: Db): Promise<void> => {
  await sql`truncate ${sql.join(OWN_TABLES.map((name) => sql.id(name)))} restart identity`.execute(db)
}
