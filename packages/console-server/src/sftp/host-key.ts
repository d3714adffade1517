import { createHash } from 'node:crypto'
import ssh2, { type ParsedKey } from 'ssh2'
import type { Db } from '../db/schema.ts'
import { SEALED_META } from '../secrets/sealed-columns.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { newKeyPair } from './new-key-pair.ts'

export type HostKey = {
  /** In OpenSSH format. */
  readonly privateKey: string
  /** As SSH clients show it, for example `SHA256:5Wn…`. */
  readonly fingerprint: string
}

/**
 * Returns the key by which the SFTP endpoint identifies itself. It is generated once and stored encrypted in the database, so
 * that all servers of a database show the same one.
 */
export const readHostKey = async (db: Db, secrets: Secrets): Promise<HostKey> => {
  const before = await storedKey(db)
  const known = before === undefined ? null : hostKeyIn(secrets.open(before))
  if (known) return known
  // Earlier releases stored what the library made, which one time in 256 no client could ever read.
  if (before !== undefined)
    await db.deleteFrom('meta').where('key', '=', SEALED_META.hostKey).where('value', '=', before).execute()
  await db
    .insertInto('meta')
    .values({ key: SEALED_META.hostKey, value: secrets.seal(newKeyPair().private) })
    // If two servers start at once, both use the key of the first.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const made = hostKeyIn(secrets.open((await storedKey(db)) ?? ''))
  if (!made) throw new Error("The stored key of the SFTP endpoint can't be read.")
  return made
}

const hostKeyIn = (privateKey: string): HostKey | null => {
  const parsed = ssh2.utils.parseKey(privateKey)
  return parsed instanceof Error ? null : { privateKey, fingerprint: fingerprintOf(parsed) }
}

const storedKey = async (db: Db): Promise<string | undefined> =>
  (await db.selectFrom('meta').select('value').where('key', '=', SEALED_META.hostKey).executeTakeFirst())
    ?.value

/** Returns a key's fingerprint as SSH clients show it. */
export const fingerprintOf = (key: ParsedKey): string =>
  `SHA256:${createHash('sha256').update(key.getPublicSSH()).digest('base64').replace(/=+$/, '')}`
