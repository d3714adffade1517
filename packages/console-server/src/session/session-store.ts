import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../db/schema.ts'
import { sessionLimitsOf } from './session-limits.ts'

const HOUR_MS = 3_600_000

/** "Last seen" is written at most this often, so that reading stays reading. */
export const SEEN_EVERY_MS = 60_000

/** Begins a session under a new random id; an older one of the same browser ends. */
export const beginSession = async (
  db: Db,
  { userId, former, now }: { userId: number; former: string | undefined; now: Date },
): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  const { idleMinutes, maxHours } = await sessionLimitsOf(db, userId)
  await db.transaction().execute(async (trx) => {
    if (former !== undefined) await trx.deleteFrom('sessions').where('idHash', '=', hashOf(former)).execute()
    await forgetOver(trx, now)
    await trx
      .insertInto('sessions')
      .values((eb) => ({
        idHash: hashOf(token),
        userId,
        createdAt: now,
        lastSeenAt: now,
        expiresAt: new Date(now.getTime() + maxHours * HOUR_MS),
        idleMinutes,
        previousLogin: eb.selectFrom('users').select('lastLogin').where('id', '=', userId),
      }))
      .execute()
    await trx
      .updateTable('users')
      .set({ lastLogin: now, lastActiveAt: now })
      .where('id', '=', userId)
      .execute()
  })
  return token
}

/** Those that are over go together, now and then: each removal makes every server ask anew who its callers are. */
const forgetOver = async (trx: Db, now: Date): Promise<void> => {
  const since = new Date(now.getTime() - HOUR_MS).toISOString()
  const long = await trx
    .selectFrom('sessions')
    .select('userId')
    .where('expiresAt', '<', since)
    .limit(1)
    .execute()
  if (long.length > 0) await trx.deleteFrom('sessions').where('expiresAt', '<', now.toISOString()).execute()
}

/** When the user of a session had signed in before it; null for the first time. */
export const previousLoginOf = async (db: Db, token: string | undefined): Promise<string | null> => {
  if (token === undefined) return null
  const session = await db
    .selectFrom('sessions')
    .select('previousLogin')
    .where('idHash', '=', hashOf(token))
    .executeTakeFirst()
  return session?.previousLogin ?? null
}

/** What a session must meet to count at this moment. */
export const sessionLimits = (token: string, now: Date) => ({
  idHash: hashOf(token),
  at: now.toISOString(),
})

/** Keeps a session that is used from falling idle. Answers when it was last seen, as far as it is written. */
export const noteSeen = async (
  db: Db,
  { idHash, userId, lastSeenAt, now }: { idHash: string; userId: number; lastSeenAt: string; now: Date },
): Promise<Date> => {
  const seen = new Date(lastSeenAt)
  if (now.getTime() - seen.getTime() <= SEEN_EVERY_MS) return seen
  await db.updateTable('sessions').set({ lastSeenAt: now }).where('idHash', '=', idHash).execute()
  await db.updateTable('users').set({ lastActiveAt: now }).where('id', '=', userId).execute()
  return now
}

export const endSession = async (db: Db, token: string): Promise<void> => {
  await db.deleteFrom('sessions').where('idHash', '=', hashOf(token)).execute()
}

/** All sessions of a user, in every browser. */
export const endSessionsOf = async (db: Db, userId: number): Promise<void> => {
  await db.deleteFrom('sessions').where('userId', '=', userId).execute()
}

/** Only the hash is stored: whoever reads the table cannot sign in with what stands there. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
