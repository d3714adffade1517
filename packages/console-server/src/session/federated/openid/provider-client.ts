import { AUTH_SETTINGS, effectiveSettings, isRecord } from '@edconsole/console-core/contract'
import type { ServerContext } from '../../../server-context.ts'
import { type FederatedAuthentication, FederatedError } from '../federated-identity.ts'
import { OPENID_PRESETS, type OpenIdProvider } from './presets.ts'

/** A client of an OpenID provider, as the settings describe it. */
export type ProviderClient = {
  readonly provider: OpenIdProvider
  readonly clientId: string
  readonly clientSecret: string
  readonly issuer: string
  /** The issuer is the provider's own, not one that the settings name. */
  readonly isOwnIssuer: boolean
  /** Addresses that the settings give in place of the provider's description. */
  readonly endpoints: Readonly<Partial<Record<EndpointName, string>>>
  readonly scopes: string
  readonly usesPkce: boolean
  readonly prompt: string | undefined
  readonly clockSkewSeconds: number
  readonly claimMap: Readonly<Record<string, string>>
  readonly settings: Readonly<Record<string, unknown>>
}

const ENDPOINTS = {
  authorizationEndpoint: 'authorization_endpoint',
  tokenEndpoint: 'token_endpoint',
  jwksUri: 'jwks_uri',
  userinfoEndpoint: 'userinfo_endpoint',
  endSessionEndpoint: 'end_session_endpoint',
  checkSessionIframe: 'check_session_iframe',
} as const
export type EndpointName = (typeof ENDPOINTS)[keyof typeof ENDPOINTS]

type Context = Pick<ServerContext, 'secrets' | 'providerClients'>

/**
 * Reads the settings of a way to sign in.
 * @throws FederatedError if something is missing
 */
export const providerClientOf = (
  { secrets, providerClients = {} }: Context,
  provider: OpenIdProvider,
  authentication: Pick<FederatedAuthentication, 'settings' | 'secrets'>,
): ProviderClient => {
  const preset = OPENID_PRESETS[provider]
  const settings = effectiveSettings(AUTH_SETTINGS[provider], authentication.settings)
  const textIn = (name: string): string | undefined => textOf(settings[name])
  const own = textIn(preset.clientIdName)
  const secret = authentication.secrets.clientSecret
  const shared = providerClients[provider]
  const clientId = own ?? shared?.clientId
  const clientSecret = own === undefined ? shared?.clientSecret : secret && secrets.open(secret.sealed)
  if (clientId === undefined || clientSecret === undefined)
    throw new FederatedError('notSetUp', 'The client ID or the client secret is missing.')
  const named = textIn('issuer')
  const issuer = named ?? ownIssuer(provider, textIn('tenantId'))
  const scopes = new Set([...(textIn('scopes') ?? 'openid email profile').split(/\s+/), ...preset.scopes])
  return {
    provider,
    clientId,
    clientSecret,
    issuer,
    isOwnIssuer: named === undefined,
    endpoints: Object.fromEntries(
      Object.entries(ENDPOINTS).flatMap(([name, key]) => {
        const address = textIn(name)
        return address === undefined ? [] : [[key, address] as const]
      }),
    ),
    scopes: [...scopes.add('openid')].filter((scope) => scope !== '').join(' '),
    usesPkce: settings.pkce !== false && preset.hasPkce,
    prompt: textIn('prompt'),
    clockSkewSeconds: typeof settings.clockSkewSeconds === 'number' ? settings.clockSkewSeconds : 60,
    claimMap: namesIn(settings.claimMap),
    settings,
  }
}

/** Names of the settings without which a provider knows no client: those of the server stand in only if both are left out. */
export const missingClientSettings = (
  { providerClients = {} }: Pick<ServerContext, 'providerClients'>,
  provider: OpenIdProvider,
  { settings, secrets }: Pick<FederatedAuthentication, 'settings' | 'secrets'>,
): readonly string[] => {
  const { clientIdName } = OPENID_PRESETS[provider]
  const own = textOf(settings[clientIdName])
  if (own === undefined && providerClients[provider] !== undefined) return []
  return [
    ...(own === undefined ? [clientIdName] : []),
    ...(secrets.clientSecret === undefined ? ['clientSecret'] : []),
  ]
}

const ownIssuer = (provider: OpenIdProvider, tenantId: string | undefined): string => {
  const { issuer } = OPENID_PRESETS[provider]
  if (issuer !== null) return issuer
  if (tenantId === undefined) throw new FederatedError('notSetUp', 'The tenant ID is missing.')
  return `https://login.microsoftonline.com/${tenantId.toLowerCase()}/v2.0`
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

const namesIn = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([name, claim]) => {
      const text = textOf(claim)
      return text === undefined ? [] : [[name, text] as const]
    }),
  )
