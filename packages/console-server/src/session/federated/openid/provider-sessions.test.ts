import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import { text } from 'node:stream/consumers'
import { type OpenIdProvider, startOpenIdProvider } from '@edconsole/console-demo/identity-providers'
import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createTestServer,
  type TestDistrict,
  type TestFetch,
  type TestServer,
} from '../../../testing/index.ts'
import { OPENID_CLIENT, offerOpenId } from './testing/offer-openid.ts'
import { type ProviderVisitor, providerVisitor } from './testing/provider-visitor.ts'

const EVENT = 'http://schemas.openid.net/event/backchannel-logout'
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const accounts = ['one', 'other'].map((id) => ({
  id,
  username: id,
  password: 'their own',
  claims: { email: '', email_verified: true, hd: 'example.org', given_name: 'Robin' },
}))
const [one, other] = accounts

let server: TestServer
let provider: OpenIdProvider
let authenticationId = 0
/** What the provider's server sent, with the answers. */
const sent: { body: string; status: number }[] = []
const notify = async (body: string, id = authenticationId): Promise<Response> =>
  server.app.fetch(
    new Request(`http://console.test/api/logout/back-channel/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    }),
  )
const relay = http.createServer(async (request, response) => {
  const body = await text(request)
  const { status } = await notify(body)
  sent.push({ body, status })
  response.writeHead(status).end()
})

beforeAll(async () => {
  relay.listen(0, '127.0.0.1')
  await once(relay, 'listening')
  const address = relay.address()
  provider = await startOpenIdProvider({
    ...OPENID_CLIENT,
    key: privateKey,
    redirectUris: ['http://console.test/api/login/callback/google'],
    postLogoutRedirectUris: ['http://console.test/login'],
    backChannelLogoutUri: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`,
    accounts,
  })
  server = await createTestServer({ allowLoopback: true })
})
afterAll(async () => {
  relay.close()
  await server.close()
  await provider.close()
})

let district: TestDistrict
beforeEach(async () => {
  district = await server.newDistrict()
  authenticationId = (await offer()).id
  for (const account of accounts) account.claims.email = `${account.id}-${district.id}@example.org`
  if (one) one.claims.email = district.email
})
const offer = (settings: object = {}) =>
  offerOpenId(server, district, { settings: { issuer: provider.issuer, ...settings } })
const enter = async (browser: TestFetch, visitor: ProviderVisitor, account = one) => {
  const start = await browser(`/api/login?provider=google&clientId=${district.clientId}`)
  if (!account) throw new Error('Nobody is there.')
  const back = await visitor.authorize(start.headers.get('location') ?? '', account)
  expect((await browser(back)).status).toBe(303)
}
const me = async (browser: TestFetch) => (await browser('/api/user-info')).status
const infoOf = async (browser: TestFetch): Promise<{ data: Record<string, unknown> }> =>
  (await browser('/api/user-info')).json()
/** A logout token as the provider would send it, with some claims replaced. */
const tokenWith = (claims: object = {}, header: object = {}) =>
  new SignJWT({
    iss: provider.issuer,
    aud: OPENID_CLIENT.clientId,
    sub: 'one',
    iat: Math.floor(Date.now() / 1000),
    jti: crypto.randomUUID(),
    events: { [EVENT]: {} },
    ...claims,
  })
    .setProtectedHeader({ alg: 'ES256', typ: 'logout+jwt', ...header })
    .sign(privateKey)

describe('[R15] signing out at the provider', () => {
  it('ends the sessions that its own token names, once, and no others', async () => {
    const [browser, elsewhere] = [await server.browser(), await server.browser()]
    const [visitor, second] = [providerVisitor(), providerVisitor()]
    await enter(browser, visitor)
    await enter(elsewhere, second)
    expect([await me(browser), await me(elsewhere)]).toEqual([200, 200])
    await visitor.signOut(`${provider.issuer}/session/end`)
    expect(sent.at(-1)?.status).toBe(200)
    expect([await me(browser), await me(elsewhere)]).toEqual([401, 200])
    const again = await notify(sent.at(-1)?.body ?? '')
    expect([again.status, await again.json()]).toEqual([
      400,
      { error: 'invalid_request', error_description: 'The token was used before.' },
    ])
    expect(again.headers.get('cache-control')).toBe('no-store')
  })

  it('ends every session of somebody whom a token names without a session', async () => {
    const browser = await server.browser()
    await enter(browser, providerVisitor())
    expect((await notify(`logout_token=${await tokenWith({ sub: 'other' })}`)).status).toBe(200)
    expect(await me(browser)).toBe(200)
    expect((await notify(`logout_token=${await tokenWith()}`)).status).toBe(200)
    expect(await me(browser)).toBe(401)
  })

  const now = Math.floor(Date.now() / 1000)
  it.each<[string, () => string | Promise<string>]>([
    [
      'without a signature',
      () =>
        new UnsecuredJWT({ iss: provider.issuer, aud: 'console', sub: 'one', jti: 'x', iat: now }).encode(),
    ],
    [
      'signed with the secret that both have',
      () =>
        new SignJWT({ iss: provider.issuer, aud: 'console', sub: 'one', events: { [EVENT]: {} }, jti: 'y' })
          .setProtectedHeader({ alg: 'HS256' })
          .setIssuedAt()
          .sign(new TextEncoder().encode(OPENID_CLIENT.clientSecret)),
    ],
    [
      'signed by somebody else',
      () =>
        new SignJWT({ iss: provider.issuer, aud: 'console', sub: 'one', events: { [EVENT]: {} }, jti: 'z' })
          .setProtectedHeader({ alg: 'ES256' })
          .setIssuedAt()
          .sign(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey),
    ],
    ['of another issuer', () => tokenWith({ iss: 'https://evil.example' })],
    ['for another client', () => tokenWith({ aud: 'somebody else' })],
    ['with a nonce', () => tokenWith({ nonce: 'n' })],
    ['of another event', () => tokenWith({ events: { 'https://example.org/other': {} } })],
    ['that is an ID token', () => tokenWith({ events: undefined })],
    ['of another type', () => tokenWith({}, { typ: 'at+jwt' })],
    ['from an hour ago', () => tokenWith({ iat: now - 3600 })],
    ['of the future', () => tokenWith({ iat: now + 3600 })],
    ['that is over', () => tokenWith({ exp: now - 600 })],
    ['without an ID', () => tokenWith({ jti: undefined })],
    ['that names nobody', () => tokenWith({ sub: undefined })],
    ['that is none', () => 'hello'],
  ])('is not believed of a token %s', async (_, make) => {
    const browser = await server.browser()
    await enter(browser, providerVisitor())
    expect((await notify(`logout_token=${await make()}`)).status).toBe(400)
    expect(await me(browser)).toBe(200)
  })

  it('ends nothing of another way to sign in, whatever its administrator entered there', async () => {
    const browser = await server.browser()
    await enter(browser, providerVisitor())
    const stranger = await server.newDistrict()
    await server.db
      .updateTable('authentications')
      .set({ isEnabled: false })
      .where('clientId', '=', stranger.clientId)
      .execute()
    const victim = district
    district = stranger
    const { id } = await offer()
    district = victim
    expect((await notify(`logout_token=${await tokenWith()}`, id)).status).toBe(200)
    expect(await me(browser)).toBe(200)
    expect((await notify(`logout_token=${await tokenWith()}`, 999_999)).status).toBe(400)
  })
})

describe('[R15] looking silently who is at the provider', () => {
  const look = async (browser: TestFetch, { visit }: ProviderVisitor) => {
    const left = await browser('/api/session/silent')
    const back = new URL((await visit(left.headers.get('location') ?? '')).to)
    const answer = await browser(`${back.pathname}${back.search}`)
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    return /"word":"(\w+)"/.exec(await answer.text())?.[1]
  }

  it('keeps a session whose person is there, and ends one whose person left', async () => {
    const browser = await server.browser()
    const visitor = providerVisitor()
    await enter(browser, visitor)
    const { data } = await infoOf(browser)
    expect(data.sessionFrame).toBe(`${provider.issuer}/session/check`)
    expect(await look(browser, visitor)).toBe('same')
    expect(await me(browser)).toBe(200)
    expect(await look(browser, providerVisitor())).toBe('changed')
    expect(await me(browser)).toBe(401)
  })

  it('becomes the session of somebody else who is there now, if they have an account', async () => {
    const [browser, visitor] = [await server.browser(), providerVisitor()]
    await enter(browser, visitor)
    const before = await infoOf(browser)
    const colleague = await server.newDistrict()
    await server.db
      .updateTable('accounts')
      .set({ clientId: district.clientId })
      .where('id', '=', colleague.id)
      .execute()
    if (!other) throw new Error('Nobody else is there.')
    other.claims.email = colleague.email
    const instead = providerVisitor()
    await enter(await server.browser(), instead, other)
    expect(await look(browser, instead)).toBe('changed')
    const after = await infoOf(browser)
    expect([before.data.emailAddress, after.data.emailAddress]).toEqual([district.email, colleague.email])
  })

  it('is not begun by a page of another site', async () => {
    const browser = await server.browser()
    await enter(browser, providerVisitor())
    const answer = await browser('/api/session/silent', { headers: { 'sec-fetch-site': 'cross-site' } })
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('"failed"')])
  })

  it('has a frame that may contain the provider of the session only', async () => {
    const browser = await server.browser()
    expect((await browser('/api/session/frame')).status).toBe(404)
    await enter(browser, providerVisitor())
    const policy = (await browser('/api/session/frame')).headers.get('content-security-policy')
    expect(policy).toContain(`frame-src 'self' ${provider.issuer}`)
  })
})

describe('[R42] signing out of the console', () => {
  it.each([
    [true, true],
    [false, false],
  ])('ends the session at the provider where the settings say so: %s', async (wanted, isEnded) => {
    await server.db.deleteFrom('authentications').where('id', '=', authenticationId).execute()
    authenticationId = (await offer({ endProviderSession: wanted })).id
    const [browser, visitor] = [await server.browser(), providerVisitor()]
    await enter(browser, visitor)
    const answer: { data: { signOutUrl: string } | null } = await (
      await browser('/api/logout', { method: 'POST' })
    ).json()
    expect(await me(browser)).toBe(401)
    expect(answer.data !== null).toBe(isEnded)
    if (!answer.data) return
    const { to } = await visitor.signOut(answer.data.signOutUrl)
    expect(to).toBe('http://console.test/login')
    expect((await visitor.visit(`${provider.issuer}/session/end`)).text).not.toContain('sign out here too')
  })
})
