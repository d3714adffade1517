import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { hasShutAccount } from '../people/shut-account.ts'

const HOUR_MS = 3_600_000

/** How long a session lasts: without a call, and altogether. */
const SESSION_LIMITS = { idleMs: 2 * HOUR_MS, absoluteMs: 12 * HOUR_MS } as const

/** "Last seen" is written at most this often, so that reading stays reading. */
const SEEN_EVERY_MS = 60_000

/** Begins a session under a new random id; an older one of the same browser ends. */
export const beginSession = async (
  db: Db,
  { userId, former, now }: { userId: number; former: string | undefined; now: Date },
): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await db.transaction().execute(async (trx) => {
    if (former !== undefined) await trx.deleteFrom('sessions').where('idHash', '=', hashOf(former)).execute()
    await trx.deleteFrom('sessions').where('expiresAt', '<', now.toISOString()).execute()
    await trx
      .insertInto('sessions')
      .values({
        idHash: hashOf(token),
        userId,
        createdAt: now,
        lastSeenAt: now,
        expiresAt: new Date(now.getTime() + SESSION_LIMITS.absoluteMs),
      })
      .execute()
    await trx
      .updateTable('users')
      .set({ lastLogin: now, lastActiveAt: now })
      .where('id', '=', userId)
      .execute()
  })
  return token
}

/** The user behind a cookie, or null when the session is unknown, idle for too long, over, or user or account are shut. */
export const findSession = async (db: Db, token: string, now: Date): Promise<number | null> => {
  const idHash = hashOf(token)
  const session = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['sessions.userId', 'sessions.lastSeenAt'])
    .where('idHash', '=', idHash)
    .where('expiresAt', '>', now.toISOString())
    .where('lastSeenAt', '>', new Date(now.getTime() - SESSION_LIMITS.idleMs).toISOString())
    .where('users.status', '=', 'active')
    .where(sql<boolean>`not ${hasShutAccount('users.id')}`)
    .executeTakeFirst()
  if (!session) return null
  if (now.getTime() - Date.parse(session.lastSeenAt) > SEEN_EVERY_MS) {
    await db.updateTable('sessions').set({ lastSeenAt: now }).where('idHash', '=', idHash).execute()
    await db.updateTable('users').set({ lastActiveAt: now }).where('id', '=', session.userId).execute()
  }
  return session.userId
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
