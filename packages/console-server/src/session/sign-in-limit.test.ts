import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Port, takePort } from '../take-port.ts'
import { createTestServer, DEMO_PASSWORD, type TestServer } from '../testing/index.ts'
import { countSignIn, SIGN_IN_LIMIT } from './sign-in-limit.ts'

let server: TestServer
let door: Port
beforeAll(async () => {
  server = await createTestServer({ trustedProxies: ['127.0.0.1'] })
  door = await takePort(0, '127.0.0.1')
  door.open(server.app.fetch)
})
beforeEach(async () => {
  await server.db.deleteFrom('signInFailures').execute()
})
afterAll(async () => {
  await door.close(0)
  await server.close()
})

const ADDRESS = '203.0.113.7'
const ADMIN = 'admin@example.org'

/** Through a socket, behind a proxy on this machine. */
const post = (body: string, headers: Record<string, string>) =>
  fetch(`http://127.0.0.1:${door.port}/api/login`, { method: 'POST', body, headers, redirect: 'manual' })
const attempt = (
  username: string,
  password: string,
  { from = ADDRESS, clientId }: { from?: string; clientId?: number } = {},
) =>
  post(JSON.stringify({ provider: 'illuminate', username, password, clientId }), {
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'x-forwarded-for': from,
  })
const form = (fields: Record<string, string>) =>
  post(new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'http://console.test',
    'x-forwarded-for': ADDRESS,
  })
const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status)

const count = (
  username: string,
  { address = ADDRESS, clientId }: { address?: string; clientId?: number } = {},
) => countSignIn(server.db, { address, clientId, username }, server.now())
let names = 0
/** Failed sign-ins, each of another username. */
const fail = async (times: number, where: { address?: string; clientId?: number } = {}) => {
  const { key, waitMs } = await count(`name-${names}`, where)
  expect(waitMs).toBe(0)
  const others = Array.from({ length: times - 1 }, (_, n) => ({
    network: key?.network ?? '',
    clientId: key?.clientId ?? 0,
    usernameHash: `name-${names}-${n}`,
    isExempt: false,
    failures: 1,
    since: server.now(),
  }))
  names += 1
  await server.db.insertInto('signInFailures').values(others).execute()
}
const rows = () => server.db.selectFrom('signInFailures').selectAll().orderBy('network').execute()
const setLocal = (clientId: number, settings: object) =>
  server.db
    .updateTable('authentications')
    .set({ settings: JSON.stringify(settings) })
    .where('clientId', '=', clientId)
    .execute()

describe('[R12] over a socket', () => {
  it('one password tried on many names ends after a hundred, with the time to wait', async () => {
    await fail(SIGN_IN_LIMIT.client - 1)
    expect((await attempt('nobody@example.org', 'x')).status).toBe(401)
    const refused = await attempt(ADMIN, DEMO_PASSWORD)
    expect(refused.status).toBe(429)
    expect(refused.headers.getSetCookie()).toEqual([])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(14 * 60)
    expect(await refused.json()).toEqual({
      error: { code: 429, message: 'Too many failed sign-ins from your network. Try again in 15 minutes.' },
    })
    const page = await form({ username: ADMIN, password: DEMO_PASSWORD })
    expect([page.status, await page.text()]).toEqual([
      429,
      expect.stringContaining('Try again in 15 minutes.'),
    ])
    expect((await attempt(ADMIN, DEMO_PASSWORD, { from: '203.0.113.8' })).status).toBe(200)
    server.advance(SIGN_IN_LIMIT.windowMs)
    expect((await attempt(ADMIN, DEMO_PASSWORD)).status).toBe(200)
  })

  it('requests for a link count like failed sign-ins', async () => {
    const answers = await Promise.all(
      Array.from({ length: 130 }, (_, n) => form({ forgotten: '1', username: `pupil-${n}@example.org` })),
    )
    expect(statuses(answers).sort()).toEqual([...Array(100).fill(200), ...Array(30).fill(429)])
  })

  it('an account that is never locked has a limit for each network', async () => {
    const { id, email } = await server.newDistrict()
    await server.db.updateTable('accounts').set({ userType: 'service' }).where('id', '=', id).execute()
    const answers = await Promise.all(Array.from({ length: 23 }, () => attempt(email, 'wrong')))
    expect(statuses(answers).sort()).toEqual([...Array(20).fill(401), ...Array(3).fill(429)])
    expect((await attempt(email, DEMO_PASSWORD)).status).toBe(429)
    expect((await attempt(email, DEMO_PASSWORD, { from: '203.0.113.8' })).status).toBe(200)
  })

  it('the address of the last sign-in is kept', async () => {
    const { id, email } = await server.newDistrict()
    expect((await attempt(email, DEMO_PASSWORD, { from: '198.51.100.1, 203.0.113.9' })).status).toBe(200)
    const { lastLoginIp } = await server.db
      .selectFrom('accounts')
      .select('lastLoginIp')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(lastLoginIp).toBe('203.0.113.9')
  })

  it('a locked account tells which address its wrong passwords came from', async () => {
    const { id, email, clientId } = await server.newDistrict()
    await setLocal(clientId, { accountLocking: { maxFailedAttempts: 3 } })
    const from = '203.0.113.9'
    for (const _ of [1, 2, 3]) expect((await attempt(email, 'wrong', { from })).status).toBe(401)
    const employee = await server.browser('employee@example.org')
    const read = async () => {
      const answer = await employee(`/api/accounts/${id}`, {
        headers: { 'x-ied-client-id': String(clientId) },
      })
      return (await answer.json()).data
    }
    expect(await read()).toMatchObject({ locked: 1, lockReason: 'tooManyFailures', lockedFrom: from })
    // Told of a lock alone.
    server.advance(15 * 60_000 + 1)
    expect(await read()).toMatchObject({ locked: 0, lockedFrom: null })
  })
})

describe('a success', () => {
  it('forgets the failures of its own username from there, and no others', async () => {
    await fail(SIGN_IN_LIMIT.client - 4)
    for (const _ of [1, 2, 3]) expect((await attempt(ADMIN, 'wrong')).status).toBe(401)
    await count(ADMIN, { address: '203.0.113.8' })
    expect((await attempt(ADMIN.toUpperCase(), DEMO_PASSWORD)).status).toBe(200)
    expect(await rows()).toHaveLength(SIGN_IN_LIMIT.client - 4 + 1)
    await fail(4, {})
    expect((await attempt('nobody@example.org', 'x')).status).toBe(429)
  })
})

describe('how many may fail', () => {
  it('is counted for each client, so that one does not lock out the others', async () => {
    const [one, other] = [await server.newDistrict(), await server.newDistrict()]
    await fail(SIGN_IN_LIMIT.client, { clientId: one.clientId })
    expect((await attempt(one.email, DEMO_PASSWORD, one)).status).toBe(429)
    expect((await attempt(other.email, DEMO_PASSWORD, other)).status).toBe(200)
  })

  it('grows with the active accounts of the client', async () => {
    const { clientId } = await server.newDistrict()
    const people = Array.from({ length: 1100 }, (_, n) => ({
      clientId,
      username: `pupil-${n}-of-${clientId}`,
      isEnabled: n < 1049,
      authxAccountId: 10_000_000 + n,
      emailAddress: `pupil-${n}@example.org`,
    }))
    await server.db.insertInto('accounts').values(people).execute()
    // With its first person 1,050 are active: one failure for every ten.
    await fail(104, { clientId })
    expect((await count('one-more', { clientId })).waitMs).toBe(0)
    expect((await count('one-too-many', { clientId })).waitMs).toBeGreaterThan(0)
  })

  it('has no limit by network where the client exempts it, but one for each username', async () => {
    const { clientId } = await server.newDistrict()
    await setLocal(clientId, { signInExemptNetworks: ['203.0.113.0/24', '2001:db8:1::/48'] })
    for (const address of [ADDRESS, '2001:db8:1:9::1'])
      for (let n = 0; n <= SIGN_IN_LIMIT.client; n += 1)
        expect((await count(`pupil-${n}`, { clientId, address })).waitMs).toBe(0)
    await fail(SIGN_IN_LIMIT.client, { clientId, address: '198.51.100.1' })
    expect((await count('one-more', { clientId, address: '198.51.100.1' })).waitMs).toBeGreaterThan(0)
    for (let n = 0; n < SIGN_IN_LIMIT.username; n += 1) await count('robot', { clientId })
    expect((await count('robot', { clientId })).waitMs).toBeGreaterThan(0)
    expect((await count('one-more', { clientId })).waitMs).toBe(0)
  })

  it('is one for all clients that there are not, and has an end for all together', async () => {
    for (let clientId = 900_000; clientId < 900_100; clientId += 1)
      expect((await count('a', { clientId })).waitMs > 0).toBe(clientId >= 900_020)
    const { clientId } = await server.newDistrict()
    const since = server.now()
    const elsewhere = Array.from({ length: 10 }, (_, n) => ({
      network: ADDRESS,
      clientId: 800_000 + n,
      usernameHash: 'x',
      isExempt: false,
      since,
      failures: 98,
    }))
    await server.db.insertInto('signInFailures').values(elsewhere).execute()
    expect((await count('a', { clientId })).waitMs).toBeGreaterThan(0)
    expect((await count('a', { clientId, address: '203.0.113.8' })).waitMs).toBe(0)
  })

  it('is counted before anything is looked at: many at once are no more than one after another', async () => {
    const counted = await Promise.all(Array.from({ length: 120 }, (_, n) => count(`pupil-${n}`)))
    expect(counted.filter(({ waitMs }) => waitMs === 0)).toHaveLength(SIGN_IN_LIMIT.client)
    expect(await rows()).toHaveLength(SIGN_IN_LIMIT.client)
  })

  it('is none where there is no network', async () => {
    for (let n = 0; n <= SIGN_IN_LIMIT.client; n += 1)
      expect(
        await countSignIn(server.db, { address: null, clientId: undefined, username: 'a' }, server.now()),
      ).toEqual({
        waitMs: 0,
        key: null,
      })
  })
})

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
  ['2001:db8:1:2::1', '2001:DB8:0001:0002:0:0:0:1', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['2001:db8::1', '2001:db8:0:0:1::', true],
  ['203.0.113.7', '::ffff:203.0.113.7', true],
  ['203.0.113.7', '203.0.113.8', false],
])('%s and %s are one network: %s', async (address, other, same) => {
  await fail(SIGN_IN_LIMIT.client, { address })
  expect((await count('one-more', { address: other })).waitMs > 0).toBe(same)
})

it('keeps nothing longer than it counts, and no username that was typed', async () => {
  for (let n = 0; n < 5; n += 1) await count('pupil', { address: `203.0.113.${n}` })
  server.advance(SIGN_IN_LIMIT.windowMs)
  await count('my password', { address: '203.0.113.12' })
  const kept = await rows()
  expect(kept).toMatchObject([{ network: '203.0.113.12', failures: 1 }])
  expect(JSON.stringify(kept)).not.toContain('password')
})
