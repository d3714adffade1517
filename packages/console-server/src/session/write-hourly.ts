import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

export const HOUR_MS = 3_600_000

/**
 * Sends emails unless that was done for the same reason within the last hour. Emails that couldn't be sent don't count.
 * @param key names the reason, such as `lock of account 7`
 */
export const writeHourly = async (
  db: Db,
  { key, now }: { key: string; now: Date },
  write: () => Promise<void>,
): Promise<void> => {
  const noted = await noteHourly(db, { keys: [key], now })
  if (!noted.has(key)) return
  try {
    await write()
  } catch (error) {
    await db.deleteFrom('lettersSent').where('key', '=', key).execute()
    throw error
  }
}

/**
 * Notes that emails leave for these reasons.
 * @returns those that no email left for within the last hour
 */
export const noteHourly = async (
  db: Db,
  { keys, now }: { keys: readonly string[]; now: Date },
): Promise<ReadonlySet<string>> => {
  if (keys.length === 0) return new Set()
  const over = new Date(now.getTime() - HOUR_MS).toISOString()
  await db.deleteFrom('lettersSent').where('sentAt', '<=', over).execute()
  const { rows } = await sql<{ key: string }>`
    insert into letters_sent (key, sent_at)
    select value, ${now}::timestamptz from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb)
    on conflict do nothing returning key`.execute(db)
  return new Set(rows.map(({ key }) => key))
}

/** Runs work without letting it fail its caller. `reportingMail` reports why an email couldn't be sent. */
export const inBackground = async (write: () => Promise<void>): Promise<void> => {
  try {
    await write()
  } catch {
    // The caller's outcome doesn't depend on it.
  }
}
