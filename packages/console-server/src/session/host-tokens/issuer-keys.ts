import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import { ApiError } from '../../http/api-error.ts'
import type { Network } from '../../network/web-client.ts'
import type { TokenIssuer } from '../../settings/token-issuers.ts'
import { openProviderReach, type ProviderFetch } from '../federated/openid/describe-provider.ts'

/** Keys are kept for ten minutes; an unknown one has them read again, at most twice a minute. */
const KEPT_MS = 600_000
const COOLDOWN_MS = 30_000
const DESCRIPTION_KEPT_MS = 3_600_000

const descriptionSchema = z.object({ issuer: z.string(), jwks_uri: z.string() })

/** Finds the keys of issuers, through the guard for outgoing addresses. */
export type IssuerKeys = (issuer: TokenIssuer) => Promise<JWTVerifyGetKey>

export const openIssuerKeys = (network: Network): IssuerKeys => {
  const { fetch } = openProviderReach(network)
  const kept = new Map<string, { keys: Promise<JWTVerifyGetKey>; until: number }>()

  const read = async (issuer: TokenIssuer): Promise<JWTVerifyGetKey> =>
    createRemoteJWKSet(new URL(issuer.jwksUri ?? (await describedKeys(fetch, issuer.issuer))), {
      cacheMaxAge: KEPT_MS,
      cooldownDuration: COOLDOWN_MS,
      [customFetch]: (address, { headers, method }) =>
        fetch(address, { method, headers: Object.fromEntries(headers) }),
    })

  return (issuer) => {
    const known = kept.get(issuer.issuer)
    const now = Date.now()
    if (known && known.until > now) return known.keys
    const keys = read(issuer)
    kept.set(issuer.issuer, {
      keys,
      until: issuer.jwksUri === undefined ? now + DESCRIPTION_KEPT_MS : Number.POSITIVE_INFINITY,
    })
    // Who waits hears of it; the next one asks again.
    keys.catch(() => kept.delete(issuer.issuer))
    return keys
  }
}

/** Reads where the keys are. Another issuer's description would make its keys good for this one. */
const describedKeys = async (fetch: ProviderFetch, issuer: string): Promise<string> => {
  const address = `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`
  const response = await fetch(address, { method: 'GET', headers: { accept: 'application/json' } })
  const described = descriptionSchema.safeParse(await response.json().catch(() => undefined))
  if (response.status !== 200 || !described.success || described.data.issuer !== issuer)
    throw new ApiError(503, 'The issuer of this token is not set up correctly.')
  return described.data.jwks_uri
}
