import type { SignInStep } from '@edconsole/console-core/contract'
import type { Context } from 'hono'
import * as openid from 'openid-client'
import { z } from 'zod'
import type { ApiEnv } from '../../../http/api-env.ts'
import { findConsoleAddress } from '../../../http/console-address.ts'
import type { ServerContext } from '../../../server-context.ts'
import { type Attempt, beginAttempt } from '../attempts.ts'
import {
  type FederatedAuthentication,
  FederatedError,
  type FederatedIdentity,
} from '../federated-identity.ts'
import { asked } from './ask-provider.ts'
import { openProviderReach, type ProviderDescription, type ProviderReach } from './describe-provider.ts'
import type { ProviderSession } from './openid-sessions.ts'
import type { OpenIdProvider } from './presets.ts'
import { OPENID_PRESETS } from './presets.ts'
import { type ProviderClient, providerClientOf } from './provider-client.ts'
import { identityIn } from './read-identity.ts'
import { sisIdOf, withUserInfo } from './user-info.ts'

type Requesting = {
  readonly authentication: FederatedAuthentication
  readonly provider: OpenIdProvider
  /** The person came from the provider's portal: only the answer names their district. */
  readonly isLaunch?: boolean
  /** Asks whether the person is still signed in there, without showing them anything. */
  readonly isSilent?: boolean
}

type Leaving = Requesting & { readonly returnTo: string | undefined }

/** A request to sign in that hasn't left yet. */
type Prepared = {
  readonly description: ProviderDescription
  /** What the answer is checked against. */
  readonly kept: Readonly<Record<string, string>>
  /** Where a browser is sent to, with its state. */
  readonly addressOf: (state: string) => string
}

/** Sign-in with OpenID Connect: the code flow, with state, nonce and PKCE. */
export type OpenIdSignIn = {
  /**
   * Sends a browser to its provider.
   * @throws FederatedError
   */
  readonly begin: (c: Context<ApiEnv>, leaving: Leaving) => Promise<Response>
  /**
   * Makes a request of a browser that leaves later.
   * @throws FederatedError
   */
  readonly prepare: (c: Context<ApiEnv>, requesting: Requesting) => Promise<Prepared>
  /**
   * Reads the keys that the provider signs with, for a test.
   * @throws FederatedError
   */
  readonly checkKeys: (description: ProviderDescription) => Promise<void>
  /**
   * Redeems the code that a browser came back with.
   * @throws FederatedError
   */
  readonly finish: (c: Context<ApiEnv>, coming: Coming) => Promise<OpenIdAnswer>
}

type Coming = {
  readonly authentication: FederatedAuthentication
  readonly provider: OpenIdProvider
  readonly attempt: Pick<Attempt, 'kept'>
  /** Told of each step that is done. */
  readonly report?: (step: SignInStep) => void
}

export type OpenIdAnswer = {
  readonly client: ProviderClient
  readonly claims: Readonly<Record<string, unknown>>
  /** Reads who they are, of the organization of these settings. */
  readonly identify: (client: ProviderClient) => Promise<FederatedIdentity>
  /** The session there, for what ends with it. */
  readonly session: Omit<ProviderSession, 'issuer' | 'subject'>
}

/** Where providers send browsers back to; registered there. */
export const callbackPath = (provider: OpenIdProvider): string => `/api/login/callback/${provider}`

export const openIdSignIn = (
  context: ServerContext,
  reach: ProviderReach = openProviderReach({ allowLoopback: context.allowLoopback, ...context.network }),
): OpenIdSignIn => {
  const { allowLoopback } = context

  const prepare: OpenIdSignIn['prepare'] = async (
    c,
    { authentication, provider, isLaunch = false, isSilent = false },
  ) => {
    const client = providerClientOf(context, provider, authentication)
    const { configuration, description } = await configure(reach, client, allowLoopback)
    const address = findConsoleAddress({ ...context, http: c })
    if (address === null) throw new FederatedError('notSetUp', 'CONSOLE_PUBLIC_URL is missing.')
    const redirectUri = `${address}${callbackPath(provider)}`
    const [nonce, codeVerifier] = [openid.randomNonce(), openid.randomPKCECodeVerifier()]
    const hasPkce =
      client.usesPkce && description.code_challenge_methods_supported?.includes('S256') !== false
    const challenge = await openid.calculatePKCECodeChallenge(codeVerifier)
    return {
      description,
      kept: {
        nonce,
        redirectUri,
        issuer: description.issuer,
        ...(hasPkce && { codeVerifier }),
        ...(isLaunch && { isLaunch: '1' }),
        ...(isSilent && { isSilent: '1' }),
      },
      addressOf: (state) =>
        openid.buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          scope: client.scopes,
          state,
          nonce,
          ...(hasPkce && { code_challenge: challenge, code_challenge_method: 'S256' }),
          ...promptOf(client, isSilent),
          ...hintsOf(client, isLaunch),
        }).href,
    }
  }

  const begin: OpenIdSignIn['begin'] = async (c, { returnTo, ...requesting }) => {
    const { kept, addressOf } = await prepare(c, requesting)
    const { id: authenticationId } = requesting.authentication
    const state = await beginAttempt(context, c, { authenticationId, returnTo, kept })
    return c.redirect(addressOf(state), 303)
  }

  const checkKeys: OpenIdSignIn['checkKeys'] = async ({ jwks_uri }) => {
    const response = await asked(() =>
      reach.fetch(jwks_uri, { method: 'GET', headers: { accept: 'application/json' } }),
    )
    const found = keysSchema.safeParse(await response.json().catch(() => undefined))
    if (response.status !== 200 || !found.success)
      throw new FederatedError('notSetUp', 'No signing keys are at the address of the keys.')
  }

  const finish: OpenIdSignIn['finish'] = async (
    c,
    { authentication, provider, attempt, report = () => {} },
  ) => {
    const { nonce = '', redirectUri = '', codeVerifier, issuer } = attempt.kept
    const client = providerClientOf(context, provider, authentication)
    const { configuration, description } = await configure(reach, client, allowLoopback)
    // The settings may have changed while the person was at the provider.
    if (description.issuer !== issuer)
      throw new FederatedError('unknownAttempt', 'The issuer of the settings changed meanwhile.')
    const answer = new URL(redirectUri)
    answer.search = new URL(c.req.url).search
    const state = answer.searchParams.get('state') ?? ''
    if (!answer.searchParams.has('error')) report('response')
    const tokens = await asked(() =>
      openid.authorizationCodeGrant(configuration, answer, {
        expectedNonce: nonce,
        expectedState: state,
        idTokenExpected: true,
        ...(codeVerifier === undefined ? {} : { pkceCodeVerifier: codeVerifier }),
      }),
    )
    report('token')
    const idToken: Readonly<Record<string, unknown>> = tokens.claims() ?? {}
    const { end_session_endpoint, check_session_iframe } = description
    const asking = { reach, client, description, accessToken: tokens.access_token }
    const claims = await withUserInfo(configuration, asking, idToken)
    return {
      client,
      claims,
      identify: async (other) =>
        identityIn(other, claims, await sisIdOf({ ...asking, client: other }, claims)),
      session: {
        sid: typeof idToken.sid === 'string' ? idToken.sid : null,
        sessionState: answer.searchParams.get('session_state'),
        kept: {
          clientId: client.clientId,
          idToken: tokens.id_token ?? '',
          authorizationEndpoint: description.authorization_endpoint,
          ...(end_session_endpoint !== undefined && { endSessionEndpoint: end_session_endpoint }),
          ...(check_session_iframe !== undefined && { checkSessionIframe: check_session_iframe }),
        },
      },
    }
  }

  return { begin, prepare, checkKeys, finish }
}

const keysSchema = z.object({ keys: z.array(z.object({ kty: z.string() })).min(1) })

/** Keys are asked for with each sign-in: a new one is known at once, and a withdrawn one is too. */
const configure = async (reach: ProviderReach, client: ProviderClient, allowLoopback: boolean) => {
  const description = await asked(() => reach.describe(client))
  const { clientId, clientSecret, clockSkewSeconds } = client
  const configuration = new openid.Configuration(
    description,
    clientId,
    { client_secret: clientSecret, [openid.clockTolerance]: clockSkewSeconds },
    isSecretInBody(client, description)
      ? openid.ClientSecretPost(clientSecret)
      : openid.ClientSecretBasic(clientSecret),
  )
  configuration[openid.customFetch] = (address, request) => reach.fetch(address, request)
  // The guard for outgoing addresses allows http on this machine only.
  if (allowLoopback) openid.allowInsecureRequests(configuration)
  // Otherwise the token would be trusted for its connection alone.
  openid.enableNonRepudiationChecks(configuration)
  return { configuration, description }
}

const isSecretInBody = (
  { provider, isOwnIssuer }: ProviderClient,
  description: ProviderDescription,
): boolean => {
  if (isOwnIssuer) return OPENID_PRESETS[provider].secretIn === 'body'
  const methods = description.token_endpoint_auth_methods_supported ?? []
  return !methods.includes('client_secret_basic') && methods.includes('client_secret_post')
}

/** A sign-in that the person asked for shows what the settings want, if anything. */
const promptOf = ({ prompt }: ProviderClient, isSilent: boolean): { prompt?: string } => {
  if (isSilent) return { prompt: 'none' }
  return prompt === undefined || prompt === 'none' ? {} : { prompt }
}

/** What takes people to their own district's sign-in there. */
const hintsOf = ({ provider, settings }: ProviderClient, isLaunch: boolean): Record<string, string> => {
  if (isLaunch) return {}
  if (provider === 'clever') return { district_id: String(settings.cleverDistrictId) }
  const domains = settings.hostedDomains
  if (!Array.isArray(domains)) return {}
  return { hd: domains.length === 1 ? String(domains[0]) : '*' }
}
