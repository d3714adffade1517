import { sql } from 'kysely'
import type { Migration } from './migrations/migration.ts'
import type { Db } from './schema.ts'

/** An arbitrary advisory lock number, shared by all processes that migrate. */
const LOCK = 4_120_732

/**
 * Migrates the database. Each step runs in its own transaction, and only one process migrates at a time. What a newer release
 * added is left alone; if it took something away that this one uses, the database is refused.
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
  // Asked first: the change waits for everybody who reads the list, even if there is nothing to change.
  const { rows } = await sql`select from information_schema.columns
    where table_schema = current_schema() and table_name = 'schema_migrations' and column_name = 'contracts'`.execute(
    db,
  )
  if (rows.length === 0)
    await sql`alter table schema_migrations add column contracts boolean not null default false`.execute(db)
}

/** Applies one migration within the transaction that is given. */
export const applyMigration = async (trx: Db, { id, statements, contracts }: Migration): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(trx)
  await sql`insert into schema_migrations (id, contracts) values (${id}, ${contracts !== undefined})`.execute(
    trx,
  )
}

type Applied = { id: string; contracts: boolean }

/** What a newer release has applied. */
export const unknownOf = <Step extends Pick<Applied, 'id'>>(
  applied: readonly Step[],
  migrations: readonly Migration[],
): Step[] => applied.filter(({ id }) => !migrations.some((migration) => migration.id === id))

/**
 * Counts the migrations that a database lacks, and changes nothing.
 * @throws if a newer release removed something that this one uses
 */
export const countMissing = async (db: Db, migrations: readonly Migration[]): Promise<number> => {
  const { rows: known } = await sql`select from pg_tables where tablename = 'schema_migrations'`.execute(db)
  if (known.length === 0) return migrations.length
  // Earlier releases had no column `contracts`.
  const { rows } = await sql<Applied>`
    select id, coalesce((to_jsonb(m) ->> 'contracts')::boolean, false) as contracts from schema_migrations m`.execute(
    db,
  )
  refuseNewer(rows, migrations)
  return migrations.filter(({ id }) => !rows.some((row) => row.id === id)).length
}

const refuseNewer = (applied: readonly Applied[], migrations: readonly Migration[]): void => {
  const removed = unknownOf(applied, migrations).filter(({ contracts }) => contracts)
  if (removed.length > 0)
    throw new Error(
      `The database belongs to a newer release, which no longer has what this one uses: ${removed.map(({ id }) => id).join(', ')}.`,
    )
}

const run = async (connection: Db, migrations: readonly Migration[]): Promise<string[]> => {
  await createMigrationList(connection)
  const applied = await sql<Applied>`select id, contracts from schema_migrations`.execute(connection)
  const done = new Set(applied.rows.map((row) => row.id))
  refuseNewer(applied.rows, migrations)
  const open = migrations.filter((migration) => !done.has(migration.id))
  for (const migration of open)
    await connection.transaction().execute((trx) => applyMigration(trx, migration))
  return open.map((migration) => migration.id)
}
