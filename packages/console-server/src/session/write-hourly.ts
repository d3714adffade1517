import type { Db } from '../db/schema.ts'

const HOUR_MS = 3_600_000

/**
 * Writes an email, or several, unless that was done for the same reason within the hour. An email that could not leave
 * is not counted.
 * @param key names the reason, for example `lock of account 7`
 */
export const writeHourly = async (
  db: Db,
  { key, now }: { key: string; now: Date },
  write: () => Promise<void>,
): Promise<void> => {
  const over = new Date(now.getTime() - HOUR_MS).toISOString()
  await db.deleteFrom('lettersSent').where('sentAt', '<=', over).execute()
  const noted = await db
    .insertInto('lettersSent')
    .values({ key, sentAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!noted) return
  try {
    await write()
  } catch (error) {
    await db.deleteFrom('lettersSent').where('key', '=', key).execute()
    throw error
  }
}

/** Work that nobody waits for. Why an email did not leave is told to whoever runs the server, by the mail itself. */
export const inBackground = async (write: () => Promise<void>): Promise<void> => {
  try {
    await write()
  } catch {
    // Neither who asked nor what was done depends on it.
  }
}
