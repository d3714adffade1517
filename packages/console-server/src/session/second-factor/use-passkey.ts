import type { PasskeyAnswer, PasskeyRequest } from '@edconsole/console-core/contract'
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { auditDone } from '../../audit/record-changes.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call } from '../../http/handler.ts'
import { findPasskeys } from './add-passkey.ts'
import { proveSecondFactor } from './complete-sign-in.ts'
import { auditedAs, type FactorOwner } from './keep-factor.ts'
import { CHALLENGE_MS, keepChallenge, takeChallenge } from './passkey-challenges.ts'
import { type RelyingParty, requireRelyingParty } from './relying-party.ts'
import { findStep } from './second-step.ts'

const NONE_HERE = 'Your account has no passkey for this address. Use another way to sign in.'
const NOT_VERIFIED = "This passkey couldn't be verified. Try again, or use another way to sign in."

/** Returns what a browser uses a passkey with, for the sign-in that waits for it. */
export const requestPasskey = async (call: Call): Promise<PasskeyRequest> => {
  const { account, tokenHash } = await findStep(call, call.http, 'use')
  const party = requireRelyingParty(call, call.http)
  const allowCredentials = await findPasskeys(call.db, account.id, party)
  if (allowCredentials.length === 0) throw new ApiError(400, NONE_HERE)
  const { challenge } = await generateAuthenticationOptions({ rpID: party.id })
  const owner = { account, ownerHash: tokenHash }
  await keepChallenge(call.db, { ...owner, purpose: 'use', challenge, now: call.now() })
  return { challenge, rpId: party.id, timeout: CHALLENGE_MS, userVerification: 'preferred', allowCredentials }
}

/** Signs in a user whose password was right and whose passkey answered the challenge. */
export const signInWithPasskey = async (call: Call<PasskeyAnswer>): Promise<void> => {
  const step = await findStep(call, call.http, 'use')
  const { account, tokenHash: ownerHash } = step
  const party = requireRelyingParty(call, call.http)
  const challenge = await takeChallenge(call.db, { account, ownerHash, purpose: 'use', now: call.now() })
  await proveSecondFactor(call, call.http, step, {
    prove: () => takePasskey(call, { account, challenge, party }),
    refusal: new ApiError(400, NOT_VERIFIED),
  })
}

type Asked = Pick<FactorOwner, 'account'> & { readonly challenge: string; readonly party: RelyingParty }

/** Counts one use of a passkey. False if the answer is wrong, or the passkey is another account's or a copy. */
const takePasskey = async (
  call: Call<PasskeyAnswer>,
  { account, challenge, party }: Asked,
): Promise<boolean> => {
  const { db, body } = call
  const passkey = await db
    .selectFrom('secondFactors')
    .select(['id', 'publicKey'])
    .where('accountId', '=', account.id)
    .where('credentialId', '=', body.credentialId)
    .where('rpId', '=', party.id)
    .executeTakeFirst()
  if (!passkey?.publicKey) return false
  const counter = await counterOf(body, { publicKey: passkey.publicKey, challenge, party })
  if (counter === null) return false
  return db.transaction().execute(async (trx) => {
    // In one statement, so that of two answers with one count only the first is taken. Many passkeys don't count: theirs is 0.
    const { numUpdatedRows } = await trx
      .updateTable('secondFactors')
      .set({ lastCounter: counter, lastUsedAt: call.now() })
      .where('id', '=', passkey.id)
      .where((eb) => (counter === 0 ? eb('lastCounter', '=', 0) : eb('lastCounter', '<', counter)))
      .executeTakeFirst()
    const isRight = numUpdatedRows === 1n
    await auditDone(
      trx,
      auditedAs(call, account),
      { kind: 'account', keys: [account.id] },
      { field: 'signIn', to: isRight ? 'Passkey' : 'Passkey refused: it may be a copy' },
    )
    return isRight
  })
}

/** Returns how often the passkey says it was used; null if its answer is wrong. */
const counterOf = async (
  { credentialId, clientDataJson, authenticatorData, signature }: PasskeyAnswer,
  { publicKey, challenge, party }: { publicKey: string; challenge: string; party: RelyingParty },
): Promise<number | null> => {
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      id: credentialId,
      rawId: credentialId,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: clientDataJson, authenticatorData, signature },
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    // Compared where it is stored, with the count of that moment.
    credential: {
      id: credentialId,
      publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')),
      counter: 0,
    },
    // It throws for whatever is wrong with an answer.
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  return verified && authenticationInfo ? authenticationInfo.newCounter : null
}
