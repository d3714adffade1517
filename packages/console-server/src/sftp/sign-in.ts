import ssh2, { type AuthContext, type PublicKeyAuthContext } from 'ssh2'
import type { Db } from '../db/schema.ts'
import { checkPassword } from '../session/former-passwords.ts'
import { countSignIn, forgiveSignIns } from '../session/sign-in-limit.ts'

/** Who delivers: the district and the key that signed in. */
export type SftpCaller = { readonly lea: string; readonly keyId: number; readonly keyName: string }

type Attempt = { readonly context: AuthContext; readonly address: string | null; readonly now: Date }

/** `probe`: the client asks whether a public key would do, before it signs with it. */
export type SftpSignIn = { kind: 'in'; caller: SftpCaller } | { kind: 'probe' } | { kind: 'refused' }

const REFUSED: SftpSignIn = { kind: 'refused' }

/** Minimum duration of a refused password, so that its cause can't be inferred from the time it takes. */
const REFUSAL_MS = 250

/**
 * Checks an attempt to sign in with the username of a district, which is its code. Wrong passwords count against the same limits
 * as those of the console.
 */
export const checkSftpSignIn = async (db: Db, { context, address, now }: Attempt): Promise<SftpSignIn> => {
  if (context.method === 'publickey') return checkPublicKey(db, context, now)
  if (context.method !== 'password') return REFUSED
  const { username: lea, password } = context
  const earliest = new Promise((resolve) => setTimeout(resolve, REFUSAL_MS))
  const counted = await countSignIn(db, { address, clientId: undefined, username: `sftp:${lea}` }, now)
  if (counted.waitMs === 0) {
    const keys = (await activeKeys(db, lea)).filter(({ kind }) => kind === 'password')
    for (const { id, name, hash } of keys.length > 0 ? keys : [NOBODY])
      if (await checkPassword(hash, password)) {
        await forgiveSignIns(db, counted)
        return enter(db, { lea, keyId: id, keyName: name }, now)
      }
  }
  await earliest
  return REFUSED
}

/** Takes as long as a key, so that timing doesn't reveal which districts have one. */
const NOBODY = { id: 0, name: '', hash: null }

const checkPublicKey = async (
  db: Db,
  { username: lea, key, blob, signature, hashAlgo }: PublicKeyAuthContext,
  now: Date,
): Promise<SftpSignIn> => {
  for (const { id, name, publicKey } of await activeKeys(db, lea)) {
    if (publicKey === null) continue
    const parsed = ssh2.utils.parseKey(publicKey)
    if (parsed instanceof Error || !parsed.getPublicSSH().equals(key.data)) continue
    if (signature === undefined || blob === undefined) return { kind: 'probe' }
    if (parsed.verify(blob, signature, hashAlgo) !== true) return REFUSED
    return enter(db, { lea, keyId: id, keyName: name }, now)
  }
  return REFUSED
}

const enter = async (db: Db, caller: SftpCaller, now: Date): Promise<SftpSignIn> => {
  const { numUpdatedRows } = await db
    .updateTable('inboxKeys')
    .set({ lastUsedAt: now })
    .where('id', '=', caller.keyId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n ? { kind: 'in', caller } : REFUSED
}

/** True while a key that signed in may go on: it isn't revoked, and its district is active. */
export const isActiveKey = async (db: Db, { keyId, lea }: SftpCaller): Promise<boolean> =>
  (await activeKeys(db, lea)).some(({ id }) => id === keyId)

const activeKeys = (db: Db, lea: string) =>
  db
    .selectFrom('inboxKeys')
    .innerJoin('districts', 'districts.id', 'inboxKeys.districtId')
    .select(['inboxKeys.id', 'kind', 'name', 'hash', 'publicKey'])
    .where('districts.lea', '=', lea)
    .where('districts.isActive', '=', true)
    .where('revokedAt', 'is', null)
    .orderBy('inboxKeys.id', 'desc')
    .execute()
