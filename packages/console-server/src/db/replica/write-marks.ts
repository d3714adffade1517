import { sql } from 'kysely'
import type { Db } from '../schema.ts'
import { bytesBefore } from './log-position.ts'

/** Notes that a user has written all that they write: a replica that is where the log is now has it. */
export const markWrite = async (primary: Db, userId: number): Promise<void> => {
  const now = bytesBefore('pg_current_wal_insert_lsn()')
  // Of two writes at once, the one that waited for the other one's row comes later, and so does its position.
  await sql`
    insert into write_marks (user_id, position, written_at) values (${userId}, ${now}, clock_timestamp())
    on conflict (user_id) do update set position = ${now}, written_at = clock_timestamp()`.execute(primary)
}

/**
 * Where the log was at a user's last write, on any server; 0 without one.
 * @param withinMs older writes don't count: any replica in use has them
 */
export const lastWriteOf = async (primary: Db, userId: number, withinMs: number): Promise<number> => {
  const { rows } = await sql<{ position: number }>`
    select position from write_marks
    where user_id = ${userId} and written_at > clock_timestamp() - ${withinMs} * interval '1 millisecond'`.execute(
    primary,
  )
  return rows[0]?.position ?? 0
}
