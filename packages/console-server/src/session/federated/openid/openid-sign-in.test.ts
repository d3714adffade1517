import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import {
  type OpenIdAccount,
  type OpenIdProvider,
  startOpenIdProvider,
} from '@edconsole/console-demo/identity-providers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createTestServer,
  type TestDistrict,
  type TestFetch,
  type TestServer,
} from '../../../testing/index.ts'
import { openProviderReach } from './describe-provider.ts'
import { providerClientOf } from './provider-client.ts'
import { providerVisitor } from './testing/provider-visitor.ts'

const CLIENT = { clientId: 'console', clientSecret: 'a secret of both' }
const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
const TENANT = '0b9c2d1e-3f4a-4b5c-8d6e-7f8091a2b3c4'

let server: TestServer
let provider: OpenIdProvider
let key: KeyObject = newKey()
const accounts: OpenIdAccount[] = []
/** Stands between the provider and the server. */
let forge: ((token: Token) => string) | undefined

const startProvider = (port?: number) =>
  startOpenIdProvider({
    ...CLIENT,
    ...(port === undefined ? {} : { port }),
    key,
    redirectUris: ['google', 'azure', 'clever', 'classlink'].map(
      (name) => `http://console.test/api/login/callback/${name}`,
    ),
    accounts,
    onAnswer: ({ path, body }) =>
      path === '/token' && forge && isTokenAnswer(body)
        ? { ...body, id_token: forge(read(body.id_token)) }
        : body,
  })
beforeAll(async () => {
  provider = await startProvider()
  server = await createTestServer({ allowLoopback: true, providerClients: { clever: CLIENT } })
})
afterAll(async () => {
  await server.close()
  await provider.close()
})

let district: TestDistrict
beforeEach(async () => {
  forge = undefined
  district = await server.newDistrict()
})

type Token = { header: Record<string, unknown>; claims: Record<string, unknown> }
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const read = (token: string): Token => {
  const [header = '', claims = ''] = token.split('.').map((one) => Buffer.from(one, 'base64url').toString())
  return { header: JSON.parse(header), claims: JSON.parse(claims) }
}
const signed = ({ header, claims }: Token, by = key) => {
  const text = `${part(header)}.${part(claims)}`
  return `${text}.${sign('sha256', Buffer.from(text), { key: by, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
}
const isTokenAnswer = (body: unknown): body is { id_token: string } =>
  typeof body === 'object' && body !== null && 'id_token' in body

type Way = { provider?: 'google' | 'azure' | 'clever' | 'classlink'; settings?: object; changes?: object }
/** Offers the provider as a way to sign in to a client. */
const offer = async ({ provider: name = 'google', settings = {}, changes = {} }: Way = {}, to = district) => {
  const own = {
    google: { clientId: CLIENT.clientId, hostedDomains: ['example.org'] },
    azure: { applicationId: CLIENT.clientId, tenantId: TENANT },
    clever: {},
    classlink: { clientId: CLIENT.clientId, tenantId: '2413' },
  }[name]
  const secrets = {
    clientSecret: { sealed: server.secrets.seal(CLIENT.clientSecret), savedAt: '2026-09-01' },
  }
  const { id } = await server.db
    .insertInto('authentications')
    .values({
      clientId: to.clientId,
      provider: name,
      displayName: name,
      settings: JSON.stringify({ issuer: provider.issuer, ...own, ...settings }),
      secrets: JSON.stringify(secrets),
      userTypes: JSON.stringify(['staff']),
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, start: `/api/login?provider=${name}&clientId=${to.clientId}` }
}
let made = 0
/** Somebody at the provider. */
const person = (claims: object = {}) => {
  made += 1
  const account = {
    id: `subject-${made}`,
    username: `someone-${made}`,
    password: 'their own',
    claims: {
      email: district.email,
      email_verified: true,
      hd: 'example.org',
      given_name: 'Robin',
      ...claims,
    },
  }
  accounts.push(account)
  return account
}
/** Goes through the provider's pages as a browser does. Returns the address that it leads back to. */
const authorize = (from: Response, account: OpenIdAccount, form: object = {}) =>
  providerVisitor().authorize(from.headers.get('location') ?? '', account, form)
type Going = { start: string; account: OpenIdAccount; browser?: TestFetch; form?: object }
const signIn = async ({ start, account, browser: given, form }: Going) => {
  const browser = given ?? (await server.browser())
  const back = await authorize(await browser(start), account, form)
  return { browser, back, response: await browser(back) }
}
const lastOutcome = () =>
  server.db
    .selectFrom('federatedSignIns')
    .select(['outcome', 'reference', 'accountId', 'problem'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
/** Refused, without a session, in one sentence with the number that the log has too. */
const expectRefusal = async (response: Response, outcome: string) => {
  const last = await lastOutcome()
  expect(last).toMatchObject({ outcome })
  expect(response.status).toBeGreaterThanOrEqual(400)
  expect(response.headers.getSetCookie().filter((cookie) => /session=.+?;/.test(cookie))).toEqual([])
  expect(await response.text()).toContain(`Reference number: ${last.reference}.`)
}
const me = async (browser: TestFetch) => (await browser('/api/user-info')).status

describe('[domain 7.1] sign-in with OpenID Connect', () => {
  it('leads to the wanted page, and knows the person again by their subject', async () => {
    const { start } = await offer()
    const account = person()
    const wanted = `/${district.id}/import-logs?page=2`
    const first = await signIn({ start: `${start}&returnTo=${encodeURIComponent(wanted)}`, account })
    expect([first.response.status, first.response.headers.get('location')]).toEqual([303, wanted])
    expect(await me(first.browser)).toBe(200)
    expect(await lastOutcome()).toMatchObject({ outcome: 'in', accountId: district.id })
    Object.assign(account.claims, { email: 'another-one@example.org' })
    const second = await signIn({ start, account })
    expect([second.response.status, second.response.headers.get('location')]).toEqual([303, '/'])
    // The address now belongs to somebody else there.
    await expectRefusal((await signIn({ start, account: person() })).response, 'linkedToOther')
  })

  it('asks for a code with state, nonce and PKCE', async () => {
    const { start } = await offer()
    const response = await (await server.browser())(start)
    const asked = new URL(response.headers.get('location') ?? '').searchParams
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      client_id: CLIENT.clientId,
      redirect_uri: 'http://console.test/api/login/callback/google',
      scope: 'openid email profile',
      state: expect.stringMatching(/^.{43}$/),
      nonce: expect.stringMatching(/^.{43}$/),
      code_challenge_method: 'S256',
      hd: 'example.org',
      prompt: 'select_account',
    })
  })

  it('takes a provider with new keys', async () => {
    const { start } = await offer()
    const account = person()
    expect((await signIn({ start, account })).response.status).toBe(303)
    await provider.close()
    key = newKey()
    provider = await startProvider(provider.port)
    expect((await signIn({ start, account })).response.status).toBe(303)
  })

  it('makes an account without a role where the settings allow it, and nowhere else', async () => {
    const account = person({ email: `new-${district.id}@example.org` })
    const { id, start } = await offer()
    await expectRefusal((await signIn({ start, account })).response, 'unknownPerson')
    const [line] = await server.db
      .selectFrom('accountSyncLogs')
      .select(['action', 'result', 'message'])
      .where('lea', '=', district.lea)
      .execute()
    const { reference } = await lastOutcome()
    expect(line).toMatchObject({
      action: 'skip',
      result: 'failure',
      message: expect.stringContaining(reference),
    })
    await server.db
      .updateTable('authentications')
      .set({ allowJustInTime: true })
      .where('id', '=', id)
      .execute()
    const { browser, response } = await signIn({ start, account })
    expect(response.status).toBe(303)
    const { data } = await (await browser('/api/user-info')).json()
    expect(data).toMatchObject({ emailAddress: account.claims.email, roles: [] })
  })

  it.each<[state: string, changes: object, outcome: string]>([
    ['a disabled account', { isEnabled: false }, 'accountDisabled'],
    ['a locked account', { locked: true, lockReason: 'administrator' }, 'accountLocked'],
    ['a student where only staff may', { userType: 'student' }, 'userType'],
  ])('refuses %s', async (_, changes, outcome) => {
    const { start } = await offer()
    await server.db.updateTable('accounts').set(changes).where('id', '=', district.id).execute()
    await expectRefusal((await signIn({ start, account: person() })).response, outcome)
  })

  it('forgets whom an account belonged to once it is disabled', async () => {
    const { start } = await offer()
    expect((await signIn({ start, account: person() })).response.status).toBe(303)
    for (const isEnabled of [false, true])
      await server.db.updateTable('accounts').set({ isEnabled }).where('id', '=', district.id).execute()
    expect((await signIn({ start, account: person() })).response.status).toBe(303)
  })

  it('finds people by their SIS ID, and nobody where two have it', async () => {
    const { start } = await offer({
      provider: 'classlink',
      settings: { matchBy: 'sourcedId' },
    })
    const of = { classLink_tenant_id: 2413, classLink_sourcedId: `S-${district.id}` }
    const account = person({ email: 'elsewhere@example.com', ...of })
    const give = (id: number, changes: object) =>
      server.db.updateTable('accounts').set(changes).where('id', '=', id).execute()
    await give(district.id, { staffId: `S-${district.id}` })
    expect((await signIn({ start, account })).response.status).toBe(303)
    const other = await server.newDistrict()
    await give(other.id, { staffId: `S-${district.id}`, clientId: district.clientId })
    const stranger = person({ email: 'stranger@example.com', ...of })
    await expectRefusal((await signIn({ start, account: stranger })).response, 'severalPeople')
  })

  it('starts anew from the portal of a provider, for the district that its answer names', async () => {
    const districtId = `5f${district.id}`.padEnd(24, '0')
    const other = await server.newDistrict()
    const settings = { matchBy: 'email' }
    await offer({ provider: 'clever', settings: { ...settings, cleverDistrictId: 'f'.repeat(24) } }, other)
    await offer({ provider: 'clever', settings: { ...settings, cleverDistrictId: districtId } })
    const account = person({ district: districtId })
    const browser = await server.browser()
    const launched = await browser('/api/login/callback/clever?code=somebody-elses')
    expect(launched.status).toBe(303)
    const response = await browser(await authorize(launched, account))
    expect([response.status, await me(browser)]).toEqual([303, 200])
    expect(await lastOutcome()).toMatchObject({ outcome: 'in', accountId: district.id })
    const elsewhere = await server.browser()
    const again = await elsewhere('/api/login/callback/clever?code=somebody-elses')
    const lost = person({ district: 'a'.repeat(24) })
    await expectRefusal(await elsewhere(await authorize(again, lost)), 'wrongOrganization')
    await expectRefusal(await browser('/api/login/callback/google?code=x'), 'unknownAttempt')
  })
})

describe('[domain 7.1] an attack on sign-in with OpenID Connect', () => {
  it.each<[what: string, by: (token: Token) => string, problem: RegExp]>([
    [
      'another audience',
      ({ header, claims }) => signed({ header, claims: { ...claims, aud: 'other' } }),
      /"aud"/,
    ],
    [
      'another issuer',
      ({ header, claims }) => signed({ header, claims: { ...claims, iss: 'http://x' } }),
      /"iss"/,
    ],
    ['another nonce', ({ header, claims }) => signed({ header, claims: { ...claims, nonce: 'x' } }), /nonce/],
    [
      'an old token',
      ({ header, claims }) => signed({ header, claims: { ...claims, exp: 1_700_000_000 } }),
      /"exp"/,
    ],
    ['the key of a stranger', (token) => signed(token, newKey()), /signature/],
    ['no signature', ({ claims }) => `${part({ alg: 'none' })}.${part(claims)}.`, /alg/],
    [
      'a signature with the client secret',
      ({ claims }) => signed({ header: { alg: 'HS256' }, claims }),
      /alg/,
    ],
  ])('with %s is refused', async (_, by, problem) => {
    const { start } = await offer()
    forge = by
    const { browser, response } = await signIn({ start, account: person() })
    await expectRefusal(response, 'invalidAnswer')
    expect((await lastOutcome()).problem).toMatch(problem)
    expect(await me(browser)).toBe(401)
  })

  it.each<[what: string, way: Way, claims: object, outcome: string]>([
    ['another Google domain', {}, { hd: 'evil.example' }, 'wrongOrganization'],
    ['an address of another domain', {}, { hd: undefined, email: 'a@evil.example' }, 'wrongOrganization'],
    ['an unverified address', {}, { email_verified: false }, 'unverifiedEmail'],
    [
      'an unverified address where others may sign in',
      { settings: { requireVerifiedEmail: false } },
      { email_verified: false },
      'unverifiedEmail',
    ],
    [
      'another Azure tenant',
      { provider: 'azure' },
      { tid: 'ffffffff-3f4a-4b5c-8d6e-7f8091a2b3c4' },
      'wrongOrganization',
    ],
    ['no Azure tenant', { provider: 'azure' }, {}, 'wrongOrganization'],
    ['another ClassLink tenant', { provider: 'classlink' }, { classLink_tenant_id: 1 }, 'wrongOrganization'],
  ])('with %s is refused', async (_, way, claims, outcome) => {
    const { start } = await offer(way)
    await expectRefusal((await signIn({ start, account: person(claims) })).response, outcome)
  })

  it('by replay is refused, and so is one that took too long', async () => {
    const { start } = await offer()
    const account = person()
    const { browser, back } = await signIn({ start, account })
    await expectRefusal(await browser(back), 'unknownAttempt')
    const late = await server.browser()
    const answer = await authorize(await late(start), account)
    server.advance(11 * 60_000)
    await expectRefusal(await late(answer), 'unknownAttempt')
  })

  it('that makes a browser finish the sign-in of somebody else is refused', async () => {
    const { start } = await offer()
    const back = await authorize(await (await server.browser())(start), person())
    const victim = await server.browser()
    await victim(start)
    await expectRefusal(await victim(back), 'unknownAttempt')
    expect(await me(victim)).toBe(401)
  })

  it('that mixes up providers is refused', async () => {
    const { start } = await offer()
    await offer({ provider: 'azure' })
    const browser = await server.browser()
    const back = await authorize(await browser(start), person())
    await expectRefusal(await browser(back.replace('/google?', '/azure?')), 'invalidAnswer')
    const second = await authorize(await browser(start), person())
    await expectRefusal(
      await browser(second.replace(/iss=[^&]+/, 'iss=http%3A%2F%2Fevil.example')),
      'invalidAnswer',
    )
  })

  it('that leads elsewhere after sign-in leads home', async () => {
    const { start } = await offer()
    const { response } = await signIn({
      start: `${start}&returnTo=https%3A%2F%2Fevil.example`,
      account: person(),
    })
    expect(response.headers.get('location')).toBe('/')
  })

  it('whose code came back with an error of the provider is refused', async () => {
    const { start } = await offer()
    const { response } = await signIn({ start, account: person(), form: { cancel: '1' } })
    await expectRefusal(response, 'canceled')
  })
})

describe('[domain 7.1] a provider', () => {
  const answers: Record<string, (response: http.ServerResponse) => void> = {
    '/silent': () => {},
    '/huge': (response) => response.writeHead(200).end('x'.repeat(300_000)),
    '/broken': (response) => response.writeHead(200).end('{"issuer":'),
    '/other': (response) =>
      response.writeHead(200).end(
        JSON.stringify({
          issuer: 'https://other.example',
          authorization_endpoint: 'https://other.example/a',
          token_endpoint: 'https://other.example/t',
          jwks_uri: 'https://other.example/j',
        }),
      ),
  }
  const strange = http.createServer((request, response) =>
    answers[request.url?.replace('/.well-known/openid-configuration', '') ?? '']?.(response),
  )
  beforeAll(async () => {
    strange.listen(0, '127.0.0.1')
    await once(strange, 'listening')
  })
  afterAll(() => {
    strange.closeAllConnections()
    strange.close()
  })
  const describeAt = (issuer: string, allowLoopback = true) => {
    const settings = { issuer, clientId: 'x', hostedDomains: ['example.org'] }
    const secrets = { clientSecret: { sealed: server.secrets.seal('x'), savedAt: '' } }
    const client = providerClientOf({ secrets: server.secrets }, 'google', { settings, secrets })
    return openProviderReach({ allowLoopback, totalMs: 200 }).describe(client)
  }
  const port = () => {
    const address = strange.address()
    return typeof address === 'object' && address ? address.port : 0
  }

  it.each([
    ['/silent', { fault: 'noAnswer' }],
    ['/huge', { fault: 'tooBig' }],
    ['/broken', { refusal: 'notSetUp' }],
    ['/other', { refusal: 'notSetUp' }],
  ])('that answers like %s signs nobody in', async (path, fault) => {
    await expect(describeAt(`http://127.0.0.1:${port()}${path}`)).rejects.toMatchObject(fault)
  })

  it('in a private network is not asked', async () => {
    await expect(describeAt(provider.issuer, false)).rejects.toMatchObject({ fault: 'badAddress' })
    await expect(describeAt('https://10.0.0.1')).rejects.toMatchObject({ fault: 'forbiddenAddress' })
  })

  it('that does not respond is named on the page', async () => {
    const { start } = await offer({ settings: { issuer: 'https://10.0.0.1' } })
    await expectRefusal(await (await server.browser())(start), 'unreachable')
  })
})
