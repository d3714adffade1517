import { createHash, randomInt } from 'node:crypto'
import type { Db } from '../db/schema.ts'

/** Letters and digits that can't be confused with one another. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const GROUPS = 4
const GROUP_LENGTH = 4

/** Creates a one-time code that replaces an account's password while choosing a new one. Only its hash is stored. */
export const issueCode = async (
  db: Db,
  { accountId, expiresAt }: { accountId: number; expiresAt: Date },
): Promise<string> => {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  const code = Array.from({ length: GROUPS }, group).join('-')
  const values = { hash: hashOf(code), expiresAt }
  await db
    .insertInto('passwordCodes')
    .values({ accountId, ...values })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(values))
    .execute()
  return code
}

/** True if the text is the account's unexpired code. Case and dashes don't matter. */
export const isCodeOf = async (
  db: Db,
  accountId: number,
  { typed, now }: { typed: string; now: Date },
): Promise<boolean> => {
  const found = await db
    .selectFrom('passwordCodes')
    .select('accountId')
    .where('accountId', '=', accountId)
    .where('hash', '=', hashOf(typed))
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst()
  return found !== undefined
}

const hashOf = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z\d]/g, ''))
    .digest('hex')
