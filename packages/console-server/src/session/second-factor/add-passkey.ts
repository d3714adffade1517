import {
  isPasskeyNameTaken,
  type NewPasskey,
  type PasskeyCreation,
  type PasskeyDescriptor,
  PRODUCT_NAME,
} from '@edconsole/console-core/contract'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { json } from '../../db/schema/columns.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call } from '../../http/handler.ts'
import { type FactorOwner, type FactorSetup, keepFactor } from './keep-factor.ts'
import { CHALLENGE_MS, keepChallenge, takeChallenge } from './passkey-challenges.ts'
import { type RelyingParty, requireRelyingParty } from './relying-party.ts'

/** Ed25519, ES256 and RS256. The library's own default asks Node.js for experimental ones, which warns in the log. */
const ALGORITHMS = [-8, -7, -257]

const NOT_VERIFIED = "This passkey couldn't be verified, so it wasn't added."
const TAKEN = 'This passkey was already added.'
const NAME_TAKEN = "'name' is already used by another passkey."

/** Returns what a browser creates a passkey with. It counts for nothing until it is confirmed. */
export const startPasskey = async (
  call: Call,
  { account, ownerHash }: FactorOwner,
): Promise<PasskeyCreation> => {
  const party = requireRelyingParty(call, call.http)
  const { challenge, rp, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpID: party.id,
    rpName: PRODUCT_NAME,
    supportedAlgorithmIDs: ALGORITHMS,
    userName: account.username,
    userDisplayName: `${account.firstName} ${account.lastName}`.trim() || account.username,
    // The same for all passkeys of an account, and meaningless to anyone else.
    userID: Uint8Array.from(Buffer.from(call.secrets.sign(`passkeys of account ${account.id}`), 'hex')),
  })
  await keepChallenge(call.db, { account, ownerHash, purpose: 'add', challenge, now: call.now() })
  return {
    challenge,
    rp: { id: party.id, name: rp.name },
    user: { id: user.id, name: user.name, displayName: user.displayName },
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_MS,
    attestation: 'none',
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    excludeCredentials: await findPasskeys(call.db, account.id, party),
  }
}

/**
 * Keeps a passkey that answered the challenge of its owner's session or sign-in.
 * @returns recovery codes with an account's first factor
 */
export const confirmPasskey = async (
  call: Call,
  setup: FactorSetup,
  { name, credentialId, clientDataJson, attestationObject, transports }: NewPasskey,
): Promise<string[]> => {
  const party = requireRelyingParty(call, call.http)
  const challenge = await takeChallenge(call.db, { ...setup, purpose: 'add', now: call.now() })
  const response = {
    id: credentialId,
    rawId: credentialId,
    type: 'public-key' as const,
    clientExtensionResults: {},
    response: { clientDataJSON: clientDataJson, attestationObject },
  }
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
    // It throws for whatever is wrong with an answer.
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) throw new ApiError(400, NOT_VERIFIED)
  const { id, publicKey, counter } = registrationInfo.credential
  const factor = {
    kind: 'passkey',
    name,
    lastCounter: counter,
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    transports: json([...new Set(transports)]),
    rpId: party.id,
  } as const
  const claim = async (trx: Db): Promise<void> => {
    await refuseTaken(trx, id)
    // A first factor has no others; one that is there already ends the sign-in's setup.
    if (!setup.isFirst) await refuseTakenName(trx, setup.account.id, { name })
  }
  return keepFactor(call, setup, { factor, message: 'Passkey added', claim })
}

/** Two at once meet at the unique index of credentials. */
const refuseTaken = async (trx: Db, credentialId: string): Promise<void> => {
  const taken = await trx
    .selectFrom('secondFactors')
    .select('id')
    .where('credentialId', '=', credentialId)
    .executeTakeFirst()
  if (taken) throw new ApiError(400, TAKEN)
}

/**
 * Refuses a name that another passkey of the account has, ignoring case. Locks the account, so that of two at once one is
 * refused.
 */
export const refuseTakenName = async (
  trx: Db,
  accountId: number,
  { id, name }: { id?: number; name: string },
): Promise<void> => {
  await trx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute()
  const passkeys = await trx
    .selectFrom('secondFactors')
    .select(['id', 'name'])
    .where('accountId', '=', accountId)
    .where('kind', '=', 'passkey')
    .execute()
  const others = passkeys.filter((one) => one.id !== id)
  if (
    isPasskeyNameTaken(
      name,
      others.map((one) => one.name),
    )
  )
    throw new ApiError(400, NAME_TAKEN, 'name')
}

/** Returns the passkeys of an account that work at an address. */
export const findPasskeys = async (
  db: Db,
  accountId: number,
  { id: rpId }: RelyingParty,
): Promise<PasskeyDescriptor[]> => {
  const found = await db
    .selectFrom('secondFactors')
    .select(['credentialId', 'transports'])
    .where('accountId', '=', accountId)
    .where('rpId', '=', rpId)
    .orderBy('id')
    .execute()
  return found.flatMap(({ credentialId, transports }) =>
    credentialId === null ? [] : [{ id: credentialId, type: 'public-key', transports: transports ?? [] }],
  )
}
