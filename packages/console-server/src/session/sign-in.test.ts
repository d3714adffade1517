import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, DEMO_PASSWORD, type TestServer } from '../testing/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const attempt = (body: object, headers: Record<string, string> = {}) =>
  server.fetch('/api/login', { method: 'POST', body: JSON.stringify(body), headers })
const local = (username: string, password: string) => attempt({ provider: 'illuminate', username, password })
const form = (fields: Record<string, string>, origin?: string) =>
  server.app.fetch(
    new Request('http://console.test/api/login', {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: origin === undefined ? {} : { origin },
    }),
  )

describe('[R12] signing in', () => {
  it('answers wrong password, unknown user and locked account alike, in words and in time', async () => {
    const cases: [string, string][] = [
      ['admin@example.org', 'wrong'],
      ['nobody@example.org', DEMO_PASSWORD],
      ['locked@example.org', DEMO_PASSWORD],
    ]
    const times: number[] = []
    for (const [username, password] of cases) {
      const from = performance.now()
      const response = await local(username, password)
      times.push(performance.now() - from)
      expect(response.status).toBe(401)
      expect(response.headers.getSetCookie()).toEqual([])
      expect(await response.json()).toEqual({
        error: { code: 401, message: 'The username or password is incorrect, or the account is locked.' },
      })
    }
    expect(Math.min(...times)).toBeGreaterThanOrEqual(245)
  })

  it('sets a cookie that scripts cannot read and other sites do not send', async () => {
    const plain = await local('admin@example.org', DEMO_PASSWORD)
    expect(plain.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^edconsole_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^edconsole_device=/),
    ])
  })

  it('stores the id only hashed, and a new sign-in ends the session before it', async () => {
    const first = await server.signIn('admin@example.org')
    const token = /=([^;]+)/.exec(first)?.[1] ?? ''
    const stored = await server.db.selectFrom('sessions').select('idHash').execute()
    expect(stored.some(({ idHash }) => idHash.includes(token))).toBe(false)
    const body = { provider: 'illuminate', username: 'admin@example.org', password: DEMO_PASSWORD }
    const second = await attempt(body, { cookie: first })
    expect(second.status).toBe(200)
    expect((await server.fetch('/api/user-info', { headers: { cookie: first } })).status).toBe(401)
  })

  it('finds a person within the chosen client only', async () => {
    const body = { provider: 'illuminate', username: 'admin', password: DEMO_PASSWORD }
    expect((await attempt({ ...body, clientId: 90412 })).status).toBe(200)
    expect((await attempt({ ...body, clientId: 90413 })).status).toBe(401)
    expect((await attempt(body)).status).toBe(401)
  })

  it.each([
    [{}, 'Provider is not valid'],
    [{ provider: 'illuminate', username: 'a', password: 'b', role: 'x' }, 'Unknown key "role".'],
    [{ provider: 'illuminate', username: 'a\0', password: 'b' }, 'The body is not valid JSON.'],
    [{ provider: 'ldap', username: 'a', password: 'b' }, "This client doesn't offer sign-in with LDAP."],
  ])('refuses the body %j with a sentence', async (body, sentence) => {
    const response = await attempt(body)
    expect(response.status).toBe(400)
    expect((await response.json()).error.message).toContain(sentence)
  })
})

describe('[R12] the form', () => {
  const fields = {
    username: 'admin@example.org',
    password: DEMO_PASSWORD,
    returnTo: '/412/import-logs?page=2',
  }

  it('is taken from the own site and leads on', async () => {
    const response = await form(fields, 'http://console.test')
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/412/import-logs?page=2')
    expect(response.headers.getSetCookie()).toHaveLength(2)
  })

  it.each([undefined, 'http://evil.example', 'null'])('is refused from %s', async (origin) => {
    const response = await form(fields, origin)
    expect(response.status).toBe(403)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('says on a plain page what is wrong', async () => {
    const response = await form({ ...fields, password: 'no' }, 'http://console.test')
    expect(response.status).toBe(401)
    expect(await response.text()).toContain('The username or password is incorrect')
  })
})

describe('a session', () => {
  it('[S3] tells who is signed in, with inherited roles', async () => {
    const browser = await server.browser('employee@example.org')
    const { data } = await (await browser('/api/user-info')).json()
    expect(data).toMatchObject({
      emailAddress: 'employee@example.org',
      roles: ['ROLE_PROVIDER_ADMINISTRATOR'],
      ssoUser: { name: 'Ana Silva', authType: 'illuminate_google' },
    })
    expect(data.reachableRoles).toContain('ROLE_IMPORT_LOG_VIEW')
    const client = await server.browser('api@example.org')
    expect((await (await client('/api/user-info')).json()).data).toMatchObject({
      clientName: 'Larkspur Valley Unified',
      reachableRoles: ['ROLE_SETUP_DISTRICT_VIEW', 'ROLE_SETUP_SIS_IMPORTS_API_EDIT'],
      ssoUser: { authType: 'ieAuth' },
    })
  })

  it('[R42] ends with a POST and with a link', async () => {
    for (const init of [{ method: 'POST' }, { method: 'GET' }]) {
      const browser = await server.browser('admin@example.org')
      const response = await browser('/api/logout', init)
      expect(response.status).toBe(init.method === 'POST' ? 200 : 303)
      expect((await browser('/api/user-info')).status).toBe(401)
    }
  })

  it.each<[string, Record<string, string>, boolean]>([
    ['of the console', { 'sec-fetch-site': 'same-origin' }, true],
    ['that somebody typed', { 'sec-fetch-site': 'none' }, true],
    ['of another site', { 'sec-fetch-site': 'cross-site' }, false],
    ['of a neighbor', { 'sec-fetch-site': 'same-site', referer: 'http://console.test/' }, false],
    ['of the console, in an old browser', { referer: 'http://console.test/412/site' }, true],
    ['of another site, in an old browser', { referer: 'http://evil.example/' }, false],
    ['of a site whose name begins alike', { referer: 'http://console.test.evil.example/' }, false],
    ['of nobody knows where', {}, false],
  ])('[R42] a link %s ends it: %s %s', async (_, headers, ends) => {
    const cookie = await server.signIn('admin@example.org')
    const response = await server.app.fetch(
      new Request('http://console.test/api/logout', { headers: { cookie, ...headers } }),
    )
    expect(response.status).toBe(ends ? 303 : 200)
    expect(response.headers.getSetCookie()).toHaveLength(ends ? 1 : 0)
    const signedIn = await server.fetch('/api/user-info', { headers: { cookie } })
    expect(signedIn.status).toBe(ends ? 401 : 200)
    if (ends) return
    expect(await response.text()).toContain('<form method="post" action="/api/logout">')
    const press = (origin: string) =>
      server.app.fetch(
        new Request('http://console.test/api/logout', {
          method: 'POST',
          body: new URLSearchParams(),
          headers: { cookie, origin },
        }),
      )
    expect((await press('http://evil.example')).status).toBe(403)
    expect((await server.fetch('/api/user-info', { headers: { cookie } })).status).toBe(200)
    const pressed = await press('http://console.test')
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/login'])
    expect((await server.fetch('/api/user-info', { headers: { cookie } })).status).toBe(401)
  })

  it('[R15] is not used by asking who is there', async () => {
    const open = await server.browser('admin@example.org')
    for (let hours = 0; hours < 2; hours += 1) {
      server.advance(3_599_000)
      expect((await open('/api/user-info')).status).toBe(200)
    }
    server.advance(3000)
    expect((await open('/api/user-info')).status).toBe(401)
  })

  it('ends after two hours without a call, after twelve altogether, and with its user', async () => {
    const hour = 3_600_000
    const idle = await server.browser('admin@example.org')
    const busy = await server.browser('api@example.org')
    for (let hours = 0; hours < 11; hours += 1) {
      server.advance(hour)
      expect((await busy('/api/account')).status).not.toBe(401)
    }
    expect((await idle('/api/user-info')).status).toBe(401)
    server.advance(hour)
    expect((await busy('/api/user-info')).status).toBe(401)
    const disabled = await server.browser('api@example.org')
    await server.db
      .updateTable('users')
      .set({ status: 'disabled' })
      .where('emailAddress', '=', 'api@example.org')
      .execute()
    expect((await disabled('/api/user-info')).status).toBe(401)
  })
})

it('closes an account after ten wrong passwords sent at once, and opens it again after a while', async () => {
  const wrong = await Promise.all(Array.from({ length: 12 }, () => local('norole@example.org', 'wrong')))
  expect(wrong.every(({ status }) => status === 401)).toBe(true)
  expect((await local('norole@example.org', DEMO_PASSWORD)).status).toBe(401)
  server.advance(16 * 60_000)
  expect((await local('norole@example.org', DEMO_PASSWORD)).status).toBe(200)
})

it.each([
  ['google', 90420, 404, 'offer sign-in with Google'],
  ['nonsense', 90412, 400, 'This way to sign in'],
])('[R12] the address of %s answers with a plain page', async (provider, clientId, status, words) => {
  const response = await server.fetch(`/api/login?provider=${provider}&clientId=${clientId}`)
  expect(response.status).toBe(status)
  expect(await response.text()).toContain(words)
})

it('[R12] says that a provider lacks settings', async () => {
  await server.db
    .insertInto('authentications')
    .values({ clientId: 90412, provider: 'google', displayName: 'Google', settings: '{"clientId":"x"}' })
    .execute()
  const response = await server.fetch('/api/login?provider=google&clientId=90412')
  expect(response.status).toBe(503)
  expect(await response.text()).toContain('Google isn&#39;t set up correctly.')
})
