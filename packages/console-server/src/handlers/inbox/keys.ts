import { randomInt } from 'node:crypto'
import type { CreatedInboxKey, NewInboxKey } from '@edconsole/console-core/contract'
import ssh2, { type ParsedKey } from 'ssh2'
import { audited } from '../../audit/record-changes.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError, fieldError } from '../../http/api-error.ts'
import type { Call } from '../../http/handler.ts'
import { numberParam } from '../../http/params.ts'
import { authorOf } from '../../http/require-caller.ts'
import { hashPassword } from '../../session/former-passwords.ts'
import { fingerprintOf } from '../../sftp/host-key.ts'
import { districtOfCall } from '../district-of-call.ts'

/** Keys in use at a time: two passwords, so that one can replace the other without a gap. */
const LIMITS = { password: 2, publicKey: 10 } as const

/** What is answered of a key. */
export const KEY_FIELDS = [
  ...(['id', 'kind', 'name', 'fingerprint', 'createdAt', 'createdBy'] as const),
  ...(['lastUsedAt', 'revokedAt', 'revokedBy'] as const),
] as const

/** Creates what a district signs in with; the answer is the only one that holds a password. */
export const createKey = async (call: Call<NewInboxKey>): Promise<CreatedInboxKey> => {
  const { db, body, now } = call
  const { kind, name } = body
  const { id: districtId } = await districtOfCall(call)
  const createdBy = await authorOf(call)
  const password = kind === 'password' ? newPassword() : null
  const publicKey = publicKeyOf(body)
  const secret = password === null ? {} : { hash: await hashPassword(password) }
  const created = await db.transaction().execute(async (trx) => {
    await trx.selectFrom('districts').select('id').where('id', '=', districtId).forUpdate().execute()
    await refuseMore(trx, districtId, { kind, fingerprint: publicKey?.fingerprint })
    return audited(trx, call, { kind: 'inbox', keys: [districtId] }, () =>
      trx
        .insertInto('inboxKeys')
        .values({ districtId, kind, name, createdAt: now(), createdBy, ...secret, ...publicKey })
        .returning(KEY_FIELDS)
        .executeTakeFirstOrThrow(),
    )
  })
  return { ...created, password }
}

/** Ends what was created; its open connections can't change anything any more. */
export const revokeKey = async (call: Call<undefined>): Promise<null> => {
  const { db, now } = call
  const id = numberParam(call)
  const { id: districtId } = await districtOfCall({ db, lea: call.lea, params: {} })
  const revokedBy = await authorOf(call)
  await db.transaction().execute(async (trx) => {
    const key = await trx
      .selectFrom('inboxKeys')
      .select('revokedAt')
      .where('id', '=', id)
      .where('districtId', '=', districtId)
      .forUpdate()
      .executeTakeFirst()
    if (!key) throw new ApiError(404, 'Key not found.')
    if (key.revokedAt !== null) return
    await audited(trx, call, { kind: 'inbox', keys: [districtId] }, () =>
      trx.updateTable('inboxKeys').set({ revokedAt: now(), revokedBy }).where('id', '=', id).execute(),
    )
  })
  return null
}

const refuseMore = async (
  trx: Db,
  districtId: number,
  { kind, fingerprint }: { kind: NewInboxKey['kind']; fingerprint: string | undefined },
): Promise<void> => {
  const keys = await trx
    .selectFrom('inboxKeys')
    .select(['name', 'fingerprint'])
    .where('districtId', '=', districtId)
    .where('kind', '=', kind)
    .where('revokedAt', 'is', null)
    .execute()
  const same = keys.find((key) => fingerprint !== undefined && key.fingerprint === fingerprint)
  if (same) throw new ApiError(409, `This public key is already in use as ${same.name}.`, 'publicKey')
  if (keys.length < LIMITS[kind]) return
  const what = kind === 'password' ? 'passwords' : 'public keys'
  throw new ApiError(409, `A district can have ${LIMITS[kind]} ${what} in use. Revoke one first.`)
}

/** Without letters that look alike, as people type it into other programs. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const PASSWORD_LENGTH = 28

const newPassword = (): string =>
  Array.from({ length: PASSWORD_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

const FIELD = 'publicKey'
const SMALLEST_RSA_BITS = 2048

const publicKeyOf = ({ kind, publicKey: pasted }: NewInboxKey) => {
  if (kind === 'password') {
    if (pasted !== undefined) throw fieldError({ field: FIELD, message: 'a password has none' })
    return undefined
  }
  if (pasted === undefined) throw new ApiError(400, `'${FIELD}' is required.`, FIELD)
  // Never repeated: a private key that is pasted by mistake must not get into a log.
  if (/PRIVATE KEY/.test(pasted))
    throw fieldError({
      field: FIELD,
      message: 'this is a private key, which must stay with its owner; paste the public key',
    })
  const parsed = ssh2.utils.parseKey(pasted)
  if (parsed instanceof Error || !/^(ssh|ecdsa)-\S+ \S+/.test(pasted))
    throw fieldError({
      field: FIELD,
      message: 'it must be one public key in OpenSSH format, on one line, such as ssh-ed25519 AAAA…',
    })
  refuseWeak(parsed)
  return {
    publicKey: `${parsed.type} ${parsed.getPublicSSH().toString('base64')}`,
    fingerprint: fingerprintOf(parsed),
  }
}

const refuseWeak = (key: ParsedKey): void => {
  const isRsa = key.type === 'ssh-rsa'
  // Type and exponent stand before the modulus.
  const isShort = isRsa && (key.getPublicSSH().length - 22) * 8 < SMALLEST_RSA_BITS
  if (key.type === 'ssh-dss' || isShort)
    throw fieldError({
      field: FIELD,
      message: 'it is too weak; use ssh-ed25519, ecdsa, or ssh-rsa with 2048 bits or more',
    })
}
