import type { Db } from '../db/schema.ts'

const HOUR_MS = 3_600_000

/** Notes that a letter of some kind leaves now; false when one left within the hour. */
export const mayWrite = async (db: Db, key: string, now: Date): Promise<boolean> => {
  const noted = await db
    .insertInto('lettersSent')
    .values({ key, sentAt: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ sentAt: now })
        .where('lettersSent.sentAt', '<=', new Date(now.getTime() - HOUR_MS).toISOString()),
    )
    .returning('key')
    .executeTakeFirst()
  return noted !== undefined
}
