import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestServer, DEMO_PASSWORD, type TestServer } from '../testing/index.ts'

const verified = vi.hoisted(() => {
  // Files share their modules; here they must be loaded again, with the watched library.
  vi.resetModules()
  return { hashes: [] as string[] }
})
// The library itself, watched: only so can a test see that its work is done.
vi.mock('@node-rs/argon2', async (importActual) => {
  const argon2 = await importActual<typeof import('@node-rs/argon2')>()
  return {
    ...argon2,
    verify: (hash: string, password: string) => {
      verified.hashes.push(hash)
      return argon2.verify(hash, password)
    },
  }
})

const PROXY = '10.0.0.5'
let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ publicUrl: null, trustedProxies: [PROXY] })
})
beforeEach(() => {
  verified.hashes.length = 0
})
afterAll(() => server.close())

const signIn = (username: string, password: string, headers: Record<string, string> = {}) =>
  server.fetch('/api/login', {
    method: 'POST',
    body: JSON.stringify({ provider: 'illuminate', username, password }),
    headers,
  })
const whoIs = async (cookie: string) => (await server.fetch('/api/user-info', { headers: { cookie } })).status
const idIn = (response: Response) =>
  /^(?:__Host-)?edconsole_session=([^;]*)/.exec(response.headers.getSetCookie()[0] ?? '')?.[1] ?? ''

describe('session fixation', () => {
  it('keeps no id that a browser brought before it signed in', async () => {
    const planted = 'A'.repeat(43)
    const response = await signIn('admin@example.org', DEMO_PASSWORD, {
      cookie: `edconsole_session=${planted}`,
    })
    expect(response.status).toBe(200)
    expect(idIn(response)).toMatch(/^[\w-]{43}$/)
    expect(idIn(response)).not.toBe(planted)
    expect(await whoIs(`edconsole_session=${planted}`)).toBe(401)
    expect(await whoIs(`edconsole_session=${idIn(response)}`)).toBe(200)
  })

  it('gives a new id to each sign-in, and ends the one of the same browser alone', async () => {
    const [first, elsewhere] = [
      await server.signIn('admin@example.org'),
      await server.signIn('admin@example.org'),
    ]
    const response = await signIn('admin@example.org', DEMO_PASSWORD, { cookie: first })
    const ids = [first, elsewhere, `edconsole_session=${idIn(response)}`]
    expect(new Set(ids).size).toBe(3)
    expect(await Promise.all(ids.map(whoIs))).toEqual([401, 200, 200])
  })

  it('leaves the session of somebody whose next sign-in fails', async () => {
    const cookie = await server.signIn('admin@example.org')
    expect((await signIn('admin@example.org', 'wrong', { cookie })).status).toBe(401)
    expect(await whoIs(cookie)).toBe(200)
  })

  it('takes no id that was not given out, whatever it looks like', async () => {
    const cookie = await server.signIn('admin@example.org')
    const id = /=([^;]+)/.exec(cookie)?.[1] ?? ''
    const wrong = fc.oneof(
      fc.string({ unit: 'binary' }).map((text) => encodeURIComponent(text.toWellFormed())),
      fc.nat(42).map((at) => `${id.slice(0, at)}${id[at] === 'A' ? 'B' : 'A'}${id.slice(at + 1)}`),
      fc.constantFrom('', id.slice(0, -1), `${id}A`, id.toUpperCase(), `' or '1'='1`, '%00', '%', '../'),
    )
    await fc.assert(
      fc.asyncProperty(wrong, async (value) => {
        fc.pre(value !== id)
        expect(await whoIs(`edconsole_session=${value}`)).toBe(401)
      }),
    )
  })
})

describe('the cookie', () => {
  const flags = (response: Response, at = 0) =>
    response.headers.getSetCookie()[at]?.split('; ').slice(1).sort()
  const plain = ['HttpOnly', 'Path=/', 'SameSite=Lax']

  it.each([
    ['http', 'http://console.test', {}, plain],
    ['https', 'https://console.test', {}, [...plain, 'Secure']],
    ['a proxy that spoke https', 'http://inside', { 'x-forwarded-proto': 'https' }, [...plain, 'Secure']],
    ['a proxy that spoke http', 'http://inside', { 'x-forwarded-proto': 'http' }, plain],
  ])(
    'over %s is for this host only, unread by scripts, and not sent along by other sites',
    async (_, origin, headers, expected) => {
      const post = (path: string, cookie = '') =>
        server.app.request(
          `${origin}${path}`,
          {
            method: 'POST',
            body:
              path === '/api/login'
                ? JSON.stringify({
                    provider: 'illuminate',
                    username: 'admin@example.org',
                    password: DEMO_PASSWORD,
                  })
                : '',
            headers: {
              'content-type': 'application/json',
              'x-requested-with': 'XMLHttpRequest',
              cookie,
              ...headers,
            },
          },
          { incoming: { socket: { remoteAddress: PROXY } } },
        )
      const signedIn = await post('/api/login')
      expect(flags(signedIn)).toEqual([...expected].sort())
      // So is the one that recognizes the browser.
      expect(flags(signedIn, 1)).toEqual(['Max-Age=34560000', ...expected].sort())
      const name = signedIn.headers.getSetCookie()[0]?.split('=')[0]
      expect(name).toBe(expected.includes('Secure') ? '__Host-edconsole_session' : 'edconsole_session')
      const signedOut = await post('/api/logout', `${name}=${idIn(signedIn)}`)
      expect(idIn(signedOut)).toBe('')
      expect(flags(signedOut)).toEqual(['Max-Age=0', ...expected].sort())
    },
  )

  it('over https counts only with the prefix that no other host and no page over http can set', async () => {
    const id = /=([^;]+)/.exec(await server.signIn('admin@example.org'))?.[1]
    const statusWith = async (url: string, cookie: string) =>
      (await server.app.request(`${url}/api/user-info`, { headers: { cookie } })).status
    const [plain, prefixed] = [`edconsole_session=${id}`, `__Host-edconsole_session=${id}`]
    expect(await statusWith('https://console.test', plain)).toBe(401)
    expect(await statusWith('https://console.test', `${plain}; ${prefixed}`)).toBe(200)
    expect(await statusWith('http://console.test', prefixed)).toBe(401)
  })

  it('is set by signing in and out alone', async () => {
    const cookie = await server.signIn('employee@example.org')
    for (const path of ['/api/user-info', '/api/districts', '/api/nothing', '/api/login?provider=google'])
      expect((await server.fetch(path, { headers: { cookie } })).headers.getSetCookie()).toEqual([])
  })
})

describe('the work of a refused sign-in', () => {
  const hashOf = async (email: string) =>
    (
      await server.db
        .selectFrom('localPasswords')
        .innerJoin('accounts', 'accounts.id', 'localPasswords.accountId')
        .select('hash')
        .where('emailAddress', '=', email)
        .executeTakeFirstOrThrow()
    ).hash
  const settingsOf = (hash: string) => hash.split('$').slice(0, 4)

  it.each([
    ['a wrong password', 'admin@example.org', 'wrong'],
    ['an unknown user', 'nobody@example.org', DEMO_PASSWORD],
    ['a locked account', 'locked@example.org', DEMO_PASSWORD],
    ['a locked account and a wrong password', 'locked@example.org', 'wrong'],
  ])('%s computes one hash with the same settings', async (_, username, password) => {
    expect((await signIn(username, password)).status).toBe(401)
    expect(verified.hashes.map(settingsOf)).toEqual([settingsOf(await hashOf('admin@example.org'))])
  })

  it('a hash takes memory: argon2id, 19 MiB, two passes at least', async () => {
    const [, kind, , settings = ''] = (await hashOf('admin@example.org')).split('$')
    const { m, t } = Object.fromEntries(settings.split(',').map((part) => part.split('=')))
    expect(kind).toBe('argon2id')
    expect(Number(m)).toBeGreaterThanOrEqual(19 * 1024)
    expect(Number(t)).toBeGreaterThanOrEqual(2)
  })

  it('a body that cannot be a sign-in computes none', async () => {
    expect((await signIn('admin@example.org', 'x'.repeat(1025))).status).toBe(400)
    expect(verified.hashes).toEqual([])
  })
})
