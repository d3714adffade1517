import type { TokenIssuer } from '../../settings/token-issuers.ts'
import type { FederatedIdentity } from '../federated/federated-identity.ts'

/** Whom a token stands for, once its issuer, signature, audience, time and scopes were checked. */
export type HostPerson = { readonly issuer: TokenIssuer; readonly identity: FederatedIdentity }

export type HostTokenFault =
  /** It was valid once, so it isn't a guess. */
  | 'expired'
  /** No token of a configured issuer, or not one for this server. */
  | 'invalid'
  | 'scope'

/** Tokens of hosts that embed the console; see `CONSOLE_TOKEN_ISSUERS`. */
export type HostTokens = {
  /** @throws ApiError 503 if the keys of the issuer can't be read */
  readonly verify: (token: string) => Promise<HostPerson | HostTokenFault>
}
