import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, DEMO_PASSWORD, type TestServer } from '../testing/index.ts'
import { countSignIn, forgiveSignIn, SIGN_IN_LIMIT } from './sign-in-limit.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const attempt = (address: string, username: string, password: string, headers: Record<string, string> = {}) =>
  server.app.request(
    'http://console.test/api/login',
    {
      method: 'POST',
      body: JSON.stringify({ provider: 'illuminate', username, password }),
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', ...headers },
    },
    { incoming: { socket: { remoteAddress: address, remotePort: 1, remoteFamily: 'IPv4' } } },
  )
/** As many as may fail, less those that the test makes itself. */
const failedBefore = async (address: string, left: number) => {
  for (let n = left; n < SIGN_IN_LIMIT.failures; n += 1) await countSignIn(server.db, address, server.now())
}

describe('one password tried on many names', () => {
  it('ends for the network after a hundred, with the time to wait, and others go on', async () => {
    await failedBefore('203.0.113.7', 1)
    expect((await attempt('203.0.113.7', 'nobody@example.org', 'x')).status).toBe(401)
    const refused = await attempt('203.0.113.7', 'admin@example.org', DEMO_PASSWORD)
    expect(refused.status).toBe(429)
    expect(refused.headers.getSetCookie()).toEqual([])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(14 * 60)
    expect(await refused.json()).toEqual({
      error: { code: 429, message: 'Too many sign-ins from your network failed. Try again in 15 minutes.' },
    })
    expect((await attempt('203.0.113.8', 'admin@example.org', DEMO_PASSWORD)).status).toBe(200)
    server.advance(SIGN_IN_LIMIT.windowMs)
    expect((await attempt('203.0.113.7', 'admin@example.org', DEMO_PASSWORD)).status).toBe(200)
  })

  it('is counted before it is looked at: a hundred at once are no more than one after another', async () => {
    const waits = await Promise.all(
      Array.from({ length: 120 }, () => countSignIn(server.db, '203.0.113.9', server.now())),
    )
    expect(waits.filter((wait) => wait === 0)).toHaveLength(100)
  })

  it('does not begin anew with a header that names another address', async () => {
    await failedBefore('203.0.113.10', 0)
    const { status } = await attempt('203.0.113.10', 'admin@example.org', DEMO_PASSWORD, {
      'x-forwarded-for': '198.51.100.1',
    })
    expect(status).toBe(429)
  })

  it('counts by what a proxy nearby saw, not for the proxy', async () => {
    await failedBefore('198.51.100.2', 0)
    const through = (forwarded: string) =>
      attempt('10.0.0.5', 'admin@example.org', DEMO_PASSWORD, { 'x-forwarded-for': forwarded })
    expect((await through('1.2.3.4, 198.51.100.2')).status).toBe(429)
    expect((await through('198.51.100.2, 198.51.100.3')).status).toBe(200)
  })

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
    ['2001:db8:1:2::1', '2001:DB8:0001:0002:0:0:0:1', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['2001:db8::1', '2001:db8:0:0:1::', true],
  ])('%s and %s are one network: %s', async (one, other, same) => {
    await server.db.deleteFrom('signInFailures').execute()
    await failedBefore(one, 0)
    expect((await countSignIn(server.db, other, server.now())) > 0).toBe(same)
  })
})

it('a right password takes back its own attempt, and no guess at others', async () => {
  await failedBefore('203.0.113.11', 1)
  expect((await attempt('203.0.113.11', 'admin@example.org', DEMO_PASSWORD)).status).toBe(200)
  expect((await attempt('203.0.113.11', 'admin@example.org', DEMO_PASSWORD)).status).toBe(200)
  expect((await attempt('203.0.113.11', 'nobody@example.org', 'x')).status).toBe(401)
  expect((await attempt('203.0.113.11', 'admin@example.org', DEMO_PASSWORD)).status).toBe(429)
})

it('keeps no address longer than it counts', async () => {
  await countSignIn(server.db, '203.0.113.12', server.now())
  server.advance(SIGN_IN_LIMIT.windowMs)
  await countSignIn(server.db, '203.0.113.13', server.now())
  const kept = await server.db.selectFrom('signInFailures').select('network').execute()
  expect(kept).toEqual([{ network: '203.0.113.13' }])
})

it('asks for no wait where there is no network', async () => {
  for (let n = 0; n <= SIGN_IN_LIMIT.failures; n += 1)
    expect(await countSignIn(server.db, null, server.now())).toBe(0)
  await forgiveSignIn(server.db, null)
})
