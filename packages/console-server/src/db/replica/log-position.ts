import { sql } from 'kysely'
import type { Db } from '../schema.ts'

/** How many bytes the primary has written to its log of changes; `lsn` is where in it. */
export const bytesBefore = (lsn: 'pg_current_wal_insert_lsn()' | 'pg_last_wal_replay_lsn()') =>
  // A commit that doesn't wait for the disk is inserted, and not yet written.
  sql<number>`pg_wal_lsn_diff(${sql.raw(lsn)}, '0/0')::bigint`

/** Names a database and the installation of PostgreSQL that it is part of, alike on the primary and its replicas. */
export const DATABASE_ID = sql<string>`(select system_identifier from pg_control_system()) || '/' ||
  (select oid from pg_database where datname = current_database())`

/** Where the primary's log of changes is now. */
export const primaryPosition = async (primary: Db): Promise<number> => {
  const { rows } = await sql<{ position: number }>`
    select ${bytesBefore('pg_current_wal_insert_lsn()')} as position`.execute(primary)
  return rows[0]?.position ?? 0
}

/** What a database says about itself, and up to where it has replayed the log if it is a replica. */
export const readReplica = async (db: Db): Promise<{ database: string; replayed: number | null }> => {
  const { rows } = await sql<{ database: string; replayed: number | null }>`
    select ${DATABASE_ID} as database,
      case when pg_is_in_recovery() then ${bytesBefore('pg_last_wal_replay_lsn()')} end as replayed`.execute(
    db,
  )
  return { database: rows[0]?.database ?? '', replayed: rows[0]?.replayed ?? null }
}

/** Names the database of the primary. */
export const databaseIdOf = async (primary: Db): Promise<string> => {
  const { rows } = await sql<{ database: string }>`select ${DATABASE_ID} as database`.execute(primary)
  return rows[0]?.database ?? ''
}
