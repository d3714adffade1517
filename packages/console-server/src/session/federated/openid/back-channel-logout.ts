import { createHash } from 'node:crypto'
import { isRecord } from '@edconsole/console-core/contract'
import type { Context, Handler } from 'hono'
import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { ApiEnv } from '../../../http/api-env.ts'
import { NetworkError } from '../../../network/network-error.ts'
import type { ServerContext } from '../../../server-context.ts'
import { FederatedError } from '../federated-identity.ts'
import { readAuthenticationOf } from '../find-authentication.ts'
import type { ProviderReach } from './describe-provider.ts'
import { endOpenIdSessions } from './openid-sessions.ts'
import { isOpenIdProvider } from './presets.ts'
import { type ProviderClient, providerClientOf } from './provider-client.ts'

/** Where a provider reports that a user signed out there; registered with the provider. */
export const BACK_CHANNEL_PATH = '/api/logout/back-channel/:authenticationId'

const EVENT = 'http://schemas.openid.net/event/backchannel-logout'
/** Only the provider has the key of these; a secret that both have would prove nothing of who signed. */
const ALGORITHMS = ['RS', 'PS', 'ES'].flatMap((kind) => ['256', '384', '512'].map((size) => kind + size))
const TOKEN_MAX_AGE_S = 600
/** Longer than any token is taken, with the largest difference between both clocks. */
const REMEMBERED_MS = 3_600_000
const KEYS_MAX = 100

type Reason = 'invalid_request' | 'temporarily_unavailable'

/** Ends sessions that a provider asks to end (OpenID Connect Back-Channel Logout 1.0): its signature is the proof. */
export const backChannelLogout = (context: ServerContext, reach: ProviderReach): Handler<ApiEnv> => {
  const { db, now } = context
  const kept = new Map<string, JWTVerifyGetKey>()

  /** Asks for new keys when a token names one that isn't known, twice a minute at most. */
  const keysAt = (address: string): JWTVerifyGetKey => {
    const known = kept.get(address)
    if (known) return known
    const keys = createRemoteJWKSet(new URL(address), {
      [customFetch]: (url, { headers }) =>
        reach.fetch(url, { method: 'GET', headers: Object.fromEntries(headers) }),
    })
    const [oldest] = kept.size >= KEYS_MAX ? kept.keys() : []
    if (oldest !== undefined) kept.delete(oldest)
    kept.set(address, keys)
    return keys
  }

  const readToken = async (client: ProviderClient, token: string): Promise<LogoutToken> => {
    const { issuer, jwks_uri } = await reach.describe(client)
    const { payload, protectedHeader } = await jwtVerify(token, keysAt(jwks_uri), {
      issuer,
      audience: client.clientId,
      algorithms: ALGORITHMS,
      clockTolerance: client.clockSkewSeconds,
      maxTokenAge: TOKEN_MAX_AGE_S,
      requiredClaims: ['iat', 'jti', 'events'],
    })
    const { typ } = protectedHeader
    if (typ !== undefined && !/^(application\/)?(logout\+jwt|jwt)$/i.test(typ))
      throw new TokenFault('It is another kind of token.')
    if ('nonce' in payload) throw new TokenFault('A logout token has no nonce.')
    if (!isRecord(payload.events) || !isRecord(payload.events[EVENT]))
      throw new TokenFault('It tells of another event.')
    const { jti = '', sub, sid } = payload
    if (sub === undefined && typeof sid !== 'string') throw new TokenFault('It names nobody.')
    return {
      id: jti,
      issuer: `${issuer} ${client.clientId}`,
      ...(sub !== undefined && { subject: sub }),
      ...(typeof sid === 'string' && { sid }),
    }
  }

  const take = async (authenticationId: number, { id, ...ended }: LogoutToken): Promise<void> => {
    const at = now()
    await db.deleteFrom('openidLogoutTokens').where('expiresAt', '<=', at.toISOString()).execute()
    await db.transaction().execute(async (trx) => {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('openidLogoutTokens')
        .values({
          authenticationId,
          tokenHash: createHash('sha256').update(id).digest('hex'),
          expiresAt: new Date(at.getTime() + REMEMBERED_MS),
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (numInsertedOrUpdatedRows !== 1n) throw new TokenFault('The token was used before.')
      await endOpenIdSessions(trx, Object.assign(ended, { authenticationId }))
    })
  }

  return async (c) => {
    const given = c.req.param('authenticationId') ?? ''
    const id = /^\d{1,9}$/.test(given) ? Number(given) : 0
    const authentication = await readAuthenticationOf(db, id)
    if (!authentication || !isOpenIdProvider(authentication.provider))
      return refuse(c, 'invalid_request', 'This way to sign in is unknown.')
    const token = new URLSearchParams(await c.req.text()).get('logout_token') ?? ''
    try {
      const client = providerClientOf(context, authentication.provider, authentication)
      await take(id, await readToken(client, token))
      return c.body(null, 200)
    } catch (error) {
      if (error instanceof TokenFault || isTokenError(error))
        return refuse(c, 'invalid_request', error.message)
      if (
        error instanceof FederatedError ||
        error instanceof NetworkError ||
        error instanceof errors.JOSEError
      )
        return refuse(c, 'temporarily_unavailable', "The provider's keys can't be read.")
      throw error
    }
  }
}

type LogoutToken = {
  readonly id: string
  readonly issuer: string
  readonly subject?: string
  readonly sid?: string
}

class TokenFault extends Error {
  override name = 'TokenFault'
}

/** The token's own faults; what else goes wrong is that of the keys. */
const isTokenError = (error: unknown): error is Error =>
  error instanceof errors.JWTClaimValidationFailed ||
  error instanceof errors.JWTExpired ||
  error instanceof errors.JWTInvalid ||
  error instanceof errors.JWSInvalid ||
  error instanceof errors.JWSSignatureVerificationFailed ||
  error instanceof errors.JOSEAlgNotAllowed ||
  error instanceof errors.JOSENotSupported ||
  error instanceof errors.JWKSNoMatchingKey

const refuse = (c: Context<ApiEnv>, error: Reason, description: string): Response =>
  c.json({ error, error_description: description }, error === 'invalid_request' ? 400 : 503)
