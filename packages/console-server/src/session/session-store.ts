import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../db/schema.ts'
import { sessionLimitsOf } from './session-limits.ts'

const HOUR_MS = 3_600_000

/** Where a person signs in: IP address and browser, as far as they are known. */
export type SignInOrigin = { readonly address: string | null; readonly userAgent: string | null }

/** Minimum interval between writes of "last seen". */
export const SEEN_EVERY_MS = 60_000

export type NewSession = {
  readonly userId: number
  /** The session that the browser had before. */
  readonly former: string | undefined
  readonly origin: SignInOrigin
  readonly now: Date
}

/** Starts a session with a new random ID; ends the browser's previous one. */
export const beginSession = async (db: Db, { userId, former, origin, now }: NewSession): Promise<string> => {
  const token = newToken()
  const { idleMinutes, maxHours } = await sessionLimitsOf(db, userId)
  await db.transaction().execute(async (trx) => {
    if (former !== undefined)
      await trx.deleteFrom('sessions').where('idHash', '=', sessionHashOf(former)).execute()
    await forgetOver(trx, now)
    await trx
      .insertInto('sessions')
      .values((eb) => ({
        idHash: sessionHashOf(token),
        userId,
        createdAt: now,
        lastSeenAt: now,
        expiresAt: new Date(now.getTime() + maxHours * HOUR_MS),
        idleMinutes,
        userAgent: origin.userAgent,
        address: origin.address,
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

/** Deletes expired sessions in batches, because each deletion invalidates every server's cache of callers. */
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

/** Returns when the user had last signed in before this session; null if never. */
export const previousLoginOf = async (db: Db, token: string | undefined): Promise<string | null> => {
  if (token === undefined) return null
  const session = await db
    .selectFrom('sessions')
    .select('previousLogin')
    .where('idHash', '=', sessionHashOf(token))
    .executeTakeFirst()
  return session?.previousLogin ?? null
}

/** The conditions for a session to be valid now. */
export const sessionLimits = (token: string, now: Date) => ({
  idHash: sessionHashOf(token),
  at: now.toISOString(),
})

/** Marks a session as used. Returns when it was last seen, as stored. */
export const noteSeen = async (
  db: Db,
  {
    idHash,
    userId,
    lastSeenAt,
    address,
    now,
  }: { idHash: string; userId: number; lastSeenAt: string; address: string | null; now: Date },
): Promise<Date> => {
  const seen = new Date(lastSeenAt)
  if (now.getTime() - seen.getTime() <= SEEN_EVERY_MS) return seen
  await db.updateTable('sessions').set({ lastSeenAt: now, address }).where('idHash', '=', idHash).execute()
  await db.updateTable('users').set({ lastActiveAt: now }).where('id', '=', userId).execute()
  return now
}

export const endSession = async (db: Db, token: string): Promise<void> => {
  await db.deleteFrom('sessions').where('idHash', '=', sessionHashOf(token)).execute()
}

/**
 * Ends all sessions of a user, in every browser. Returns how many of them it found.
 * @param except token of one that goes on
 */
export const endSessionsOf = async (db: Db, userId: number, except?: string): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .$if(except !== undefined, (query) => query.where('idHash', '<>', sessionHashOf(except ?? '')))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Gives a session a new token, so that a copy of the old one is worthless. Undefined if it ended meanwhile. */
export const renewSession = async (db: Db, token: string): Promise<string | undefined> => {
  const next = newToken()
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ idHash: sessionHashOf(next) })
    .where('idHash', '=', sessionHashOf(token))
    .executeTakeFirst()
  return numUpdatedRows === 1n ? next : undefined
}

const newToken = (): string => randomBytes(32).toString('base64url')

/** Only the hash is stored, so that the table can't be used to sign in. */
export const sessionHashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
