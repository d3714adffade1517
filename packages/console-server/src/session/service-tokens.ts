import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/** Programs that look for published secrets recognize tokens by it. */
export const TOKEN_PREFIX = 'ecs_'

/** How often the last use is noted. */
export const USED_EVERY_MS = 3_600_000

const HINT_LENGTH = TOKEN_PREFIX.length + 4

/** Makes a token of 256 random bits. */
export const newServiceToken = (): { token: string; hash: string; hint: string } => {
  const token = `${TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`
  return { token, hash: serviceTokenHash(token), hint: token.slice(0, HINT_LENGTH) }
}

/** Only the hash is stored. A slow hash would protect nothing: no one can guess 256 random bits. */
export const serviceTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Selects the row of a token that is neither revoked nor expired. */
export const validServiceToken = (hash: string, now: Date) => sql<never>`
  select accounts.user_id, tokens.id as token_id, tokens.access, tokens.last_used_at, tokens.expires_at
  from service_tokens tokens join accounts on accounts.id = tokens.account_id
  where tokens.hash = ${hash} and tokens.revoked_at is null and tokens.expires_at > ${now}::timestamptz
    and accounts.user_type = 'service'`

/** Notes that a token was used. Returns when that was, as stored. */
export const noteTokenUse = async (
  db: Db,
  { id, lastUsedAt, now }: { id: number; lastUsedAt: string | null; now: Date },
): Promise<Date> => {
  if (lastUsedAt !== null && now.getTime() - Date.parse(lastUsedAt) < USED_EVERY_MS)
    return new Date(lastUsedAt)
  await db.updateTable('serviceTokens').set({ lastUsedAt: now }).where('id', '=', id).execute()
  return now
}
