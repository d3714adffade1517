import { type Kysely, sql } from 'kysely'
import type { Migration } from './migrations/migration.ts'
import type { Db, Schema } from './schema.ts'

/** An arbitrary advisory lock number, shared by all processes that migrate. */
const LOCK = 4_120_732

/**
 * Migrates the database. Each step runs in its own transaction, and only one process migrates at a time. Refuses a
 * database migrated by a newer release.
 */
export const migrate = async (db: Db, migrations: readonly Migration[]): Promise<string[]> =>
  db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(LOCK)})`.execute(connection)
    try {
      return await run(connection, migrations)
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection)
    }
  })

const run = async (connection: Kysely<Schema>, migrations: readonly Migration[]): Promise<string[]> => {
  await sql`create table if not exists schema_migrations (
    id text primary key, applied_at timestamptz not null default now())`.execute(connection)
  const applied = await sql<{ id: string }>`select id from schema_migrations`.execute(connection)
  const done = new Set(applied.rows.map((row) => row.id))
  const unknown = [...done].filter((id) => !migrations.some((migration) => migration.id === id))
  if (unknown.length > 0)
    throw new Error(
      `The database was created by a newer release. This one doesn't know the migration ${unknown.join(', ')}.`,
    )
  const open = migrations.filter((migration) => !done.has(migration.id))
  for (const migration of open)
    await connection.transaction().execute(async (trx) => {
      for (const statement of migration.statements) await sql.raw(statement).execute(trx)
      await sql`insert into schema_migrations (id) values (${migration.id})`.execute(trx)
    })
  return open.map((migration) => migration.id)
}
