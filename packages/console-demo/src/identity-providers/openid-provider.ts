import { generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import type Provider from 'oidc-provider'
import type { Configuration } from 'oidc-provider'
import { memoryAdapter } from './memory-adapter.ts'
import { CHECK_SESSION_PATH, checkSessionPage, withSessionManagement } from './session-management.ts'
import { signedOutPage, signInPage, signOutPage } from './sign-in-page.ts'

/** A user whom the provider knows. */
export type OpenIdAccount = {
  /** The subject. */
  readonly id: string
  readonly username: string
  readonly password: string
  readonly claims: Readonly<Record<string, unknown>>
}

export type OpenIdProviderOptions = {
  /** Any free one when absent. */
  readonly port?: number
  readonly clientId: string
  readonly clientSecret: string
  /** On this machine any port is allowed. */
  readonly redirectUris: readonly string[]
  /** Where people may be sent after signing out here. */
  readonly postLogoutRedirectUris?: readonly string[]
  /** Notified when a user signs out here. */
  readonly backChannelLogoutUri?: string
  readonly accounts: readonly OpenIdAccount[]
  /** Signs its tokens: a private EC key for ES256. A new one when absent. */
  readonly key?: KeyObject
  /** Takes each answer before it is sent. */
  readonly onAnswer?: (answer: { path: string; body: unknown }) => unknown
}

export type OpenIdProvider = {
  readonly issuer: string
  readonly port: number
  readonly close: () => Promise<void>
}

/** The claims of its accounts that the provider tells. */
const CLAIMS = ['email', 'email_verified', 'given_name', 'family_name', 'preferred_username', 'hd', 'tid']
const FURTHER_CLAIMS = ['district', 'classLink_tenant_id', 'classLink_sourcedId']

/**
 * Starts an OpenID provider on this machine. It keeps everything in memory, and each start has keys of its own. Its library is
 * loaded by the first request: who doesn't need it doesn't wait for it.
 */
export const startOpenIdProvider = async (options: OpenIdProviderOptions): Promise<OpenIdProvider> => {
  const server = http.createServer()
  server.listen(options.port ?? 0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const issuer = `http://127.0.0.1:${port}`
  let opened: Promise<Opened> | undefined
  server.on('request', async (request, response) => {
    opened ??= open(issuer, options)
    try {
      const { provider, answer } = await opened
      if (request.url === CHECK_SESSION_PATH)
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(checkSessionPage)
      else if (request.url?.startsWith('/interaction/'))
        await interact(provider, options.accounts, request, response)
      else await answer(request, response)
    } catch {
      response.writeHead(400, { 'content-type': 'text/plain' }).end('This sign-in is over. Start again.')
    }
  })
  return {
    issuer,
    port,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

type Opened = { readonly provider: Provider; readonly answer: ReturnType<Provider['callback']> }

const open = async (issuer: string, options: OpenIdProviderOptions): Promise<Opened> => {
  const library = await import('oidc-provider')
  const provider = new library.default(issuer, configurationOf(library, issuer, options))
  withSessionManagement(provider)
  const { onAnswer } = options
  if (onAnswer)
    provider.use(async (ctx, next) => {
      await next()
      ctx.body = onAnswer({ path: ctx.path, body: ctx.body })
    })
  return { provider, answer: provider.callback() }
}

const configurationOf = (
  { interactionPolicy }: typeof import('oidc-provider'),
  issuer: string,
  options: OpenIdProviderOptions,
): Configuration => {
  const { clientId, clientSecret, redirectUris, accounts, key = newKey(), backChannelLogoutUri } = options
  const prompts = interactionPolicy.base()
  prompts.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }))
  // The console silently checks whether the user is still signed in.
  prompts.get('consent')?.checks.remove('native_client_prompt')
  return {
    discovery: { check_session_iframe: `${issuer}${CHECK_SESSION_PATH}` },
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [...redirectUris],
        application_type: redirectUris.every(isOnThisMachine) ? 'native' : 'web',
        id_token_signed_response_alg: 'ES256',
        post_logout_redirect_uris: [...(options.postLogoutRedirectUris ?? [])],
        ...(backChannelLogoutUri !== undefined && {
          backchannel_logout_uri: backChannelLogoutUri,
          backchannel_logout_session_required: true,
        }),
      },
    ],
    jwks: { keys: [{ ...key.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' }] },
    cookies: { keys: [randomBytes(32).toString('hex')], long: { sameSite: 'none', httpOnly: true } },
    adapter: memoryAdapter(),
    claims: { openid: ['sub', ...FURTHER_CLAIMS], email: CLAIMS, profile: CLAIMS },
    scopes: ['openid', 'email', 'profile', 'oneroster'],
    conformIdTokenClaims: false,
    interactions: { policy: prompts, url: (_, { uid }) => `/interaction/${uid}` },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: backChannelLogoutUri !== undefined },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = signOutPage({ title: TITLE, form })
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.body = signedOutPage(TITLE)
        },
      },
    },
    findAccount: (_, id) => {
      const account = accounts.find((one) => one.id === id)
      return account && { accountId: id, claims: () => ({ ...account.claims, sub: id }) }
    },
    // An administrator has given consent for every user.
    loadExistingGrant: async ({ oidc }) => {
      const accountId = oidc.session?.accountId
      if (!oidc.client || accountId === undefined) return undefined
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId })
      grant.addOIDCScope('openid email profile oneroster')
      await grant.save()
      return grant
    },
    // The library's own dispatcher keeps away from this machine, which is where its clients are.
    fetch: (url, request) =>
      fetch(url, Object.fromEntries(Object.entries(request ?? {}).filter(([name]) => name !== 'dispatcher'))),
    expiresWithSession: () => false,
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 600,
      Session: SESSION_S,
      Grant: SESSION_S,
    },
  }
}

const TITLE = 'Demo identity provider'
const SESSION_S = 8 * 3600

/** There, the port may be any. */
const isOnThisMachine = (uri: string): boolean => /^http:\/\/(localhost|127\.0\.0\.1)\//.test(uri)

const newKey = (): KeyObject => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey

/** The provider's own sign-in page. */
const interact = async (
  provider: Provider,
  accounts: readonly OpenIdAccount[],
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> => {
  await provider.interactionDetails(request, response)
  if (request.method !== 'POST') return showPage(response, 200, '')
  const form = new URLSearchParams(await textOf(request))
  if (form.has('cancel'))
    return provider.interactionFinished(request, response, {
      error: 'access_denied',
      error_description: 'The person went back.',
    })
  const username = form.get('username')?.trim().toLowerCase()
  const account = accounts.find((one) => one.username.toLowerCase() === username)
  if (!account || account.password !== form.get('password'))
    return showPage(response, 401, 'The username or password is incorrect.')
  return provider.interactionFinished(request, response, {
    login: { accountId: account.id, remember: false },
    select_account: {},
    consent: {},
  })
}

const showPage = (response: http.ServerResponse, status: number, fault: string): void => {
  response
    .writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(signInPage({ title: TITLE, fault }))
}

const FORM_MAX = 10_000

const textOf = async (request: http.IncomingMessage): Promise<string> => {
  let text = ''
  for await (const piece of request) {
    text += piece
    if (text.length > FORM_MAX) throw new Error('The form is too long.')
  }
  return text
}
