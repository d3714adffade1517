import type { AuthProvider } from '@edconsole/console-core/contract'

/** Providers that speak OpenID Connect. */
export type OpenIdProvider = Extract<
  AuthProvider,
  'azure' | 'google' | 'clever' | 'classlink' | 'illuminate_google'
>

type Preset = {
  /** Null for Azure, which has one for each tenant; the other providers have one for everyone. */
  readonly issuer: string | null
  /** The setting that holds the client ID. */
  readonly clientIdName: 'applicationId' | 'clientId'
  /** How the provider takes the secret; its description decides where it is the console's setting that names the issuer. */
  readonly secretIn: 'header' | 'body'
  /** False where the provider ignores it: the code is then bound by the secret and the nonce alone. */
  readonly hasPkce: boolean
  /** Beside those of the settings. */
  readonly scopes: readonly string[]
  /** Names of claims that differ from the standard's. */
  readonly claims: Readonly<Partial<Record<'username' | 'sourcedId' | 'organization', string>>>
  /**
   * Where the provider tells what its ID tokens may lack, in words of its own: its address, and the claims that its names
   * stand for.
   */
  readonly person: { readonly address: string; readonly names: Readonly<Record<string, string>> } | null
  /** It starts the console from a portal of its own, with a code that no one requested. */
  readonly launches: boolean
}

const GOOGLE: Preset = {
  issuer: 'https://accounts.google.com',
  clientIdName: 'clientId',
  secretIn: 'body',
  hasPkce: true,
  scopes: [],
  claims: { organization: 'hd', username: 'email' },
  person: null,
  launches: false,
}

/** What is known of each provider. */
export const OPENID_PRESETS: Readonly<Record<OpenIdProvider, Preset>> = {
  azure: {
    issuer: null,
    clientIdName: 'applicationId',
    secretIn: 'body',
    hasPkce: true,
    scopes: [],
    claims: { organization: 'tid' },
    person: null,
    launches: false,
  },
  google: GOOGLE,
  illuminate_google: GOOGLE,
  clever: {
    issuer: 'https://clever.com',
    clientIdName: 'clientId',
    secretIn: 'header',
    hasPkce: false,
    scopes: [],
    claims: { organization: 'district', username: 'email' },
    person: null,
    launches: true,
  },
  classlink: {
    issuer: 'https://launchpad.classlink.com',
    clientIdName: 'clientId',
    secretIn: 'body',
    hasPkce: false,
    scopes: ['oneroster'],
    claims: { organization: 'classLink_tenant_id', sourcedId: 'classLink_sourcedId' },
    person: {
      address: 'https://nodeapi.classlink.com/v2/my/info',
      names: {
        TenantId: 'classLink_tenant_id',
        SourcedId: 'classLink_sourcedId',
        LoginId: 'preferred_username',
        Email: 'email',
        FirstName: 'given_name',
        LastName: 'family_name',
      },
    },
    launches: true,
  },
}

export const isOpenIdProvider = (provider: string): provider is OpenIdProvider =>
  Object.hasOwn(OPENID_PRESETS, provider)

/** Issuers of Azure, each with the ID of its tenant. */
export const AZURE_ISSUER =
  /^https:\/\/login\.microsoftonline\.com\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/v2\.0$/
