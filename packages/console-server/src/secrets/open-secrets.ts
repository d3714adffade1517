import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { ciphertextsOf, SEALED_COLUMNS, SEALED_META } from './sealed-columns.ts'
import { makeSecretKey, readSecretKeys } from './secret-key.ts'
import { type KeyedSecrets, keyIdOf, type SecretKeys, secretsWith, signingKeyOf } from './secrets.ts'

/** Each key that servers encrypt with leaves a mark, so that none starts without a key that it needs. */
const MARK = 'secret-key-check'

const TEXT = 'The secret key of this database'

/**
 * Reads the secret keys and opens the database's secrets with them. The first key of a database is made, and never a second one:
 * it would open nothing, and look as if a key were there.
 * @param makeFirst makes the first key; commands that only use an installation refuse instead
 * @throws if a key is missing; then nothing has changed
 */
export const openStoredSecrets = async (
  db: Db,
  env: Parameters<typeof readSecretKeys>[0],
  dataDir: string,
  makeFirst: (dataDir: string) => Promise<SecretKeys> = makeSecretKey,
): Promise<KeyedSecrets> => {
  // Asked before the keys are read: another server that starts at the same time has its key before it stores anything.
  const used = await sealedSamples(db)
  const keys = await readSecretKeys(env, dataDir)
  if (!keys && used.length > 0)
    throw new Error(
      `The secret key that this database's secrets are encrypted with${idsOf(used)} is missing. ${KEY_ADVICE}`,
    )
  return openSecrets(db, keys ?? (await makeFirst(dataDir)))
}

/** What to do where neither a key nor anything encrypted is there yet. */
export const NO_KEY_YET = 'Set CONSOLE_SECRET_KEY, or start the server once to get a key in the data folder.'

/** Where the key is that opens what a database holds. */
export const KEY_ADVICE =
  'Set CONSOLE_SECRET_KEY to the key that the database was started with, or copy the file secret.key from the data folder of ' +
  'the server that was saved, or of another server of this database, into this one.'

/**
 * Compares the secret keys with those that the database is used with, and returns what encrypts and signs with them. A
 * database from before this check is marked only by a key that decrypts one of its secrets.
 * @throws if a key is missing, as servers couldn't decrypt each other's secrets; then nothing has changed
 */
export const openSecrets = async (db: Db, keys: SecretKeys): Promise<KeyedSecrets> => {
  const [current, ...previous] = keys
  const secrets = secretsWith(current, { previous })
  const marks = await marksIn(db)
  const used = marks.length > 0 ? marks : await sealedSamples(db)
  const ids = used.map((sealed) => secrets.openedBy(sealed))
  // Before marks, no check kept ciphertexts of a forgotten key out: one that opens is enough.
  if (used.length > 0 && !(marks.length > 0 ? ids.every((id) => id !== null) : ids.some((id) => id !== null)))
    throw otherKey(used)
  if (marks.length === 0) await mark(db, MARK, secrets)
  else if (!ids.includes(secrets.keyId)) await mark(db, `${MARK}.${secrets.keyId}`, secrets)
  // Another server may have marked the database meanwhile.
  const all = await marksIn(db)
  if (!all.every((sealed) => secrets.openedBy(sealed))) throw otherKey(all)
  const firstId = ids.find((id) => id !== null) ?? ((await hasSignatures(db)) ? secrets.keyId : null)
  const first = keys.find((key) => keyIdOf(key) === firstId)
  const signingKey = await readSigningKey(db, secrets, first ? signingKeyOf(first) : randomBytes(32))
  return secretsWith(current, { previous, signingKey })
}

/** Forgets keys that nothing is encrypted with anymore: only the current one's mark stays. */
export const markAgain = (db: Db, secrets: KeyedSecrets): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await trx.deleteFrom('meta').where('key', 'like', `${MARK}%`).execute()
    await mark(trx, MARK, secrets)
  })

/** Returns one ciphertext of each kind, and the marks of keys. */
export const sealedSamples = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ sealed: string }>`
    ${sql.join(
      SEALED_COLUMNS.map((column) => sql`(${ciphertextsOf(column)} limit 1)`),
      sql` union all `,
    )}`.execute(db)
  return [...(await marksIn(db)), ...rows.map(({ sealed }) => sealed)]
}

const hasSignatures = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('auditChains').select('chainId').limit(1).executeTakeFirst()) !== undefined

const marksIn = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('meta')
    .select('value')
    .where('key', 'like', `${MARK}%`)
    .orderBy('key')
    .execute()
  return rows.map(({ value }) => value)
}

const mark = async (db: Db, key: string, secrets: KeyedSecrets): Promise<void> => {
  await db
    .insertInto('meta')
    .values({ key, value: secrets.seal(TEXT) })
    // If two servers start at once, one marks the database and the other compares.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Signatures, hashes of recovery codes and ids of passkeys have to outlive every secret key, so their key is made once and stored
 * encrypted. Databases from before it was stored keep the one that was derived from their first key.
 */
const readSigningKey = async (db: Db, secrets: KeyedSecrets, made: Uint8Array): Promise<Uint8Array> => {
  await db
    .insertInto('meta')
    .values({ key: SEALED_META.signingKey, value: secrets.seal(Buffer.from(made).toString('base64')) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db
    .selectFrom('meta')
    .select('value')
    .where('key', '=', SEALED_META.signingKey)
    .executeTakeFirstOrThrow()
  return Buffer.from(secrets.open(value), 'base64')
}

const otherKey = (sealed: readonly string[]): Error =>
  new Error(
    `The secret key isn't the one that this database's secrets are encrypted with${idsOf(sealed)}. ${KEY_ADVICE} ` +
      'While keys are exchanged, the former key has to be in CONSOLE_PREVIOUS_SECRET_KEYS, or below the new one in secret.key.',
  )

/** The ids of keys that ciphertexts name. */
const idsOf = (sealed: readonly string[]): string => {
  const ids = new Set(sealed.flatMap((one) => /^v2\.([0-9a-f]+)\./.exec(one)?.[1] ?? []))
  return ids.size === 0 ? '' : ` (${[...ids].join(', ')})`
}
