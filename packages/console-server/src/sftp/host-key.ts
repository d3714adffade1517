import { createHash } from 'node:crypto'
import ssh2, { type ParsedKey } from 'ssh2'
import type { Db } from '../db/schema.ts'
import { SEALED_META } from '../secrets/sealed-columns.ts'
import type { Secrets } from '../secrets/secrets.ts'

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
  if ((await storedKey(db)) === undefined) {
    const { private: privateKey } = ssh2.utils.generateKeyPairSync('ed25519')
    await db
      .insertInto('meta')
      .values({ key: SEALED_META.hostKey, value: secrets.seal(privateKey) })
      // If two servers start at once, both use the key of the first.
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const privateKey = secrets.open((await storedKey(db)) ?? '')
  const parsed = ssh2.utils.parseKey(privateKey)
  if (parsed instanceof Error) throw parsed
  return { privateKey, fingerprint: fingerprintOf(parsed) }
}

const storedKey = async (db: Db): Promise<string | undefined> =>
  (await db.selectFrom('meta').select('value').where('key', '=', SEALED_META.hostKey).executeTakeFirst())
    ?.value

/** Returns a key's fingerprint as SSH clients show it. */
export const fingerprintOf = (key: ParsedKey): string =>
  `SHA256:${createHash('sha256').update(key.getPublicSSH()).digest('base64').replace(/=+$/, '')}`
