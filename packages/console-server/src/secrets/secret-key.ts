import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { Secrets } from './secrets.ts'

const KEY = 'secret-key-check'

const TEXT = 'The secret key of this database'

const BYTES = 32

/**
 * Reads the key that secrets are encrypted with: `CONSOLE_SECRET_KEY` (32 bytes in base64), else a file in the data
 * folder, created once and readable by its owner only. Servers that share a database must share the key.
 * @throws if the given key has another length
 */
export const readSecretKey = async (given: string | undefined, dataDir: string): Promise<Uint8Array> => {
  if (given) return keyFrom(given, 'CONSOLE_SECRET_KEY')
  const file = join(dataDir, 'secret.key')
  await mkdir(dataDir, { recursive: true })
  // Written completely before it is linked, so that two servers starting at once read the same key.
  const draft = join(dataDir, `secret.${randomUUID()}`)
  await writeFile(draft, randomBytes(BYTES).toString('base64'), { mode: 0o600 })
  try {
    await link(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(draft)
  }
  return keyFrom(await readFile(file, 'utf8'), file)
}

export const keyFrom = (text: string, source: string): Uint8Array => {
  const key = Buffer.from(text.trim(), 'base64')
  if (key.length !== BYTES) throw new Error(`${source} must hold 32 bytes in base64.`)
  return key
}

/**
 * Compares the secret key with the one the database was first started with. A database from before this check is marked
 * only by a key that decrypts one of its secrets.
 * @throws if it is another key, as servers couldn't decrypt each other's secrets
 */
export const checkSecretKey = async (db: Db, secrets: Secrets): Promise<void> => {
  if ((await storedCheck(db)) === undefined) {
    const stored = await storedSecrets(db)
    if (stored.length > 0 && !stored.some((sealed) => opens(secrets, sealed))) throw otherKey()
    await db
      .insertInto('meta')
      .values({ key: KEY, value: secrets.seal(TEXT) })
      // If two servers start at once, one marks the database and the other compares.
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  if (!opens(secrets, (await storedCheck(db)) ?? '')) throw otherKey()
}

const storedCheck = async (db: Db): Promise<string | undefined> =>
  (await db.selectFrom('meta').select('value').where('key', '=', KEY).executeTakeFirst())?.value

const storedSecrets = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ sealed: string }>`
    select sealed from sis_api_secrets
    union all select one.value ->> 'sealed' from exports, jsonb_each(exports.secrets) one
    union all select sealed from second_factors
    union all select one.value ->> 'sealed' from authentications, jsonb_each(authentications.secrets) one
  `.execute(db)
  return rows.map(({ sealed }) => sealed)
}

const opens = ({ open }: Secrets, sealed: string): boolean => {
  try {
    open(sealed)
    return true
  } catch {
    return false
  }
}

const otherKey = (): Error =>
  new Error(
    "The secret key isn't the one that this database's secrets are encrypted with. Set CONSOLE_SECRET_KEY to that key, " +
      'or copy the file secret.key from the data folder of the first server into this one.',
  )
