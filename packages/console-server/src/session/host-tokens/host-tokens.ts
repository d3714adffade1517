import { decodeJwt, errors, type JWTPayload, jwtVerify } from 'jose'
import { ApiError } from '../../http/api-error.ts'
import { NetworkError } from '../../network/network-error.ts'
import type { Network } from '../../network/web-client.ts'
import type { TokenIssuer } from '../../settings/token-issuers.ts'
import type { FederatedIdentity } from '../federated/federated-identity.ts'
import type { HostTokenFault, HostTokens } from './host-token.ts'
import { openIssuerKeys } from './issuer-keys.ts'

/** Prepares to check the tokens of these issuers. */
export const createHostTokens = (issuers: readonly TokenIssuer[], network: Network): HostTokens => {
  const keysOf = openIssuerKeys(network)
  return {
    verify: async (token) => {
      const claimed = issuerIn(token)
      const issuer = issuers.find((one) => one.issuer === claimed)
      if (!issuer) return 'invalid'
      try {
        const { payload } = await jwtVerify(token, await keysOf(issuer), {
          issuer: issuer.issuer,
          audience: issuer.audience,
          algorithms: [...issuer.algorithms],
          clockTolerance: issuer.clockSkewSeconds,
          requiredClaims: ['exp', 'sub'],
        })
        const scopes = scopesIn(payload)
        if (!issuer.scopes.every((scope) => scopes.includes(scope))) return 'scope'
        const identity = identityIn(payload, issuer)
        return identity ? { issuer, identity } : 'invalid'
      } catch (error) {
        return faultOf(error)
      }
    },
  }
}

/** What the token says of its issuer, which decides nothing but whose keys to check it with. */
const issuerIn = (token: string): string | undefined => {
  try {
    return decodeJwt(token).iss
  } catch {
    return undefined
  }
}

const faultOf = (error: unknown): HostTokenFault => {
  if (error instanceof errors.JWTExpired) return 'expired'
  if (isUnreachable(error))
    throw new ApiError(503, "The token can't be checked now, because its issuer doesn't respond.")
  if (error instanceof errors.JOSEError || error instanceof TypeError) return 'invalid'
  throw error
}

/** The library tells an unexpected answer of the issuer by its general error. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof NetworkError ||
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  (error instanceof errors.JOSEError && error.code === errors.JOSEError.code)

/** `scope` is a text with spaces; some issuers send a list as `scp`. */
const scopesIn = ({ scope, scp }: JWTPayload): readonly string[] =>
  [scope, scp].flatMap((value) =>
    Array.isArray(value) ? value.map(String) : typeof value === 'string' ? value.split(' ') : [],
  )

const identityIn = (
  payload: JWTPayload,
  { issuer, matchBy, claim = matchBy === 'email' ? 'email' : 'sub' }: TokenIssuer,
): FederatedIdentity | undefined => {
  const value = payload[claim]
  if (typeof value !== 'string' || value === '') return undefined
  return {
    issuer,
    subject: payload.sub ?? '',
    email: matchBy === 'email' ? value : null,
    isEmailVerified: payload.email_verified === true,
    username: matchBy === 'username' ? value : null,
    sisId: matchBy === 'staffId' || matchBy === 'studentId' ? value : null,
    sourcedId: null,
    firstName: '',
    lastName: '',
    claims: {},
  }
}
