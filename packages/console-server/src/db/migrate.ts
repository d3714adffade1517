import { sql } from 'kysely'
import type { Migration } from './migrations/migration.ts'
import type { Db } from './schema.ts'

/** An arbitrary advisory lock number, shared by all processes that migrate. */
const LOCK = 4_120_732

/**
 * Migrates the database. Each step runs in its own transaction, and only one process migrates at a time. Refuses a
 * database migrated by a newer release.
 */
export const migrate = async (db: Db, migrations: readonly Migration[]): Promise<string[]> =>
  whileAlone(db, (connection) => run(connection, migrations))

/** Runs work on one connection while no other process migrates. */
export const whileAlone = async <T>(db: Db, work: (connection: Db) => Promise<T>): Promise<T> =>
  db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(LOCK)})`.execute(connection)
    try {
      return await work(connection)
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection)
    }
  })

/** Creates the list of applied migrations, unless it is there. */
export const createMigrationList = async (db: Db): Promise<void> => {
  await sql`create table if not exists schema_migrations (
    id text primary key, applied_at timestamptz not null default now())`.execute(db)
}

/** Applies one migration within the transaction that is given. */
export const applyMigration = async (trx: Db, { id, statements }: Migration): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(trx)
  await sql`insert into schema_migrations (id) values (${id})`.execute(trx)
}

const run = async (connection: Db, migrations: readonly Migration[]): Promise<string[]> => {
  await createMigrationList(connection)
  const applied = await sql<{ id: string }>`select id from schema_migrations`.execute(connection)
  const done = new Set(applied.rows.map((row) => row.id))
  const unknown = [...done].filter((id) => !migrations.some((migration) => migration.id === id))
  if (unknown.length > 0)
    throw new Error(
      `The database was created by a newer release. This one doesn't know the migration ${unknown.join(', ')}.`,
    )
  const open = migrations.filter((migration) => !done.has(migration.id))
  for (const migration of open)
    await connection.transaction().execute((trx) => applyMigration(trx, migration))
  return open.map((migration) => migration.id)
}
