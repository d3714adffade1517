import { randomInt } from 'node:crypto'
import type { Db } from '../../db/schema.ts'
import type { Secrets } from '../../secrets/secrets.ts'

const COUNT = 10
const LENGTH = 10
/** Without letters and digits that look alike. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

/**
 * Replaces the recovery codes of an account.
 * @returns the codes, which can't be read again
 */
export const renewRecoveryCodes = async (trx: Db, secrets: Secrets, accountId: number): Promise<string[]> => {
  const codes = Array.from({ length: COUNT }, newCode)
  await trx.deleteFrom('recoveryCodes').where('accountId', '=', accountId).execute()
  await trx
    .insertInto('recoveryCodes')
    .values(codes.map((code) => ({ accountId, hash: hashOf(secrets, accountId, code) })))
    .execute()
  return codes
}

/** Uses up a recovery code. False if it is wrong or was used. */
export const takeRecoveryCode = async (
  db: Db,
  secrets: Secrets,
  { accountId, code, now }: { accountId: number; code: string; now: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('recoveryCodes')
    .set({ usedAt: now })
    .where('accountId', '=', accountId)
    .where('hash', '=', hashOf(secrets, accountId, code))
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Returns how many unused recovery codes an account has. */
export const countRecoveryCodes = async (db: Db, accountId: number): Promise<number> => {
  const { left } = await db
    .selectFrom('recoveryCodes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('accountId', '=', accountId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}

const newCode = (): string => {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`
}

/** Keyed with the server's key: the codes are too short for a hash that anyone could compute. */
const hashOf = (secrets: Secrets, accountId: number, code: string): string =>
  secrets.sign(`recovery code of account ${accountId}: ${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`)
