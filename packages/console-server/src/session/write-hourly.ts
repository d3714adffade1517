import type { Db } from '../db/schema.ts'

const HOUR_MS = 3_600_000

/**
 * Sends emails unless that was done for the same reason within the last hour. Emails that couldn't be sent don't count.
 * @param key names the reason, such as `lock of account 7`
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

/** Runs work without letting it fail its caller. `reportingMail` reports why an email couldn't be sent. */
export const inBackground = async (write: () => Promise<void>): Promise<void> => {
  try {
    await write()
  } catch {
    // The caller's outcome doesn't depend on it.
  }
}
