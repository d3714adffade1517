import type { CreatedServiceToken } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RequestLine } from '../http/log-requests.ts'
import { type Port, takePort } from '../take-port.ts'
import { createTestServer, type TestDistrict, type TestFetch, type TestServer } from '../testing/index.ts'

const PORTAL = 'https://portal.example.org'

let server: TestServer
let door: Port
let employee: TestFetch
let district: TestDistrict
const lines: RequestLine[] = []

beforeAll(async () => {
  server = await createTestServer({
    allowedOrigins: [PORTAL],
    onRequest: (line) => lines.push(line),
  })
  door = await takePort(0, '127.0.0.1')
  door.open(server.app.fetch)
})
afterAll(async () => {
  await door.close(1000)
  await server.close()
})
beforeEach(async () => {
  // Some tests let days pass.
  employee = await server.browser('employee@example.org')
  district = await server.newDistrict({ roles: ['ROLE_IMPORT_LOG_VIEW', 'ROLE_SETUP_SITE_VIEW'] })
  await server.db.deleteFrom('signInFailures').execute()
})

const ask = (token: string, path = '/user-info', init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${door.port}/api${path}`, {
    ...init,
    headers: { ...Object.fromEntries(new Headers(init.headers)), authorization: `Bearer ${token}` },
  })
const statusOf = async (token: string, path?: string, init?: RequestInit) =>
  (await ask(token, path, init)).status

const account = (change: object) =>
  server.db.updateTable('accounts').set(change).where('id', '=', district.id).execute()
const about = () => ({ 'x-ied-client-id': String(district.clientId) })
const create = async (body: object = {}, browser = employee) => {
  const response = await browser(`/api/accounts/${district.id}/tokens`, {
    method: 'POST',
    headers: about(),
    body: JSON.stringify({ name: 'Nightly job', access: 'read', expiresInDays: 30, ...body }),
  })
  const answer = (await response.json()) as { data: CreatedServiceToken }
  return { status: response.status, ...answer }
}
const newToken = async (body: object = {}) => {
  await account({ userType: 'service' })
  return (await create(body)).data
}
const revoke = (id: number) =>
  employee(`/api/accounts/${district.id}/tokens/${id}`, { method: 'DELETE', headers: about() })

describe("a service account's token", () => {
  it('acts as its account, in its districts and with its roles', async () => {
    const { token, hint } = await newToken()
    expect(token).toMatch(/^ecs_[\w-]{43}$/)
    expect(token.startsWith(hint)).toBe(true)
    const { data } = await (await ask(token)).json()
    expect(data.roles).toEqual(['ROLE_IMPORT_LOG_VIEW', 'ROLE_SETUP_SITE_VIEW'])
    expect(await statusOf(token, `/district/import-log-headers?lea=${district.lea}`)).toBe(200)
    expect(await statusOf(token, '/district/import-log-headers?lea=4107320')).toBe(403)
    expect(await statusOf(token, '/users')).toBe(403)
  })

  it('is answered once and stored as a hash', async () => {
    const { token, id } = await newToken()
    const list = await (await employee(`/api/accounts/${district.id}/tokens`, { headers: about() })).json()
    expect(list.data).toEqual([
      expect.objectContaining({ id, name: 'Nightly job', access: 'read', createdBy: 'Ana Silva' }),
    ])
    const stored = await server.db.selectFrom('serviceTokens').selectAll().execute()
    expect(JSON.stringify([list, stored])).not.toContain(token)
  })

  it('changes nothing if it may only read, and needs no other header or origin if it may write', async () => {
    const path = '/user-preferences/page_sizes'
    const post = {
      method: 'POST',
      body: JSON.stringify({ 'import-logs': 50 }),
      headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
    }
    const refused = await ask((await newToken()).token, path, post)
    expect([refused.status, (await refused.json()).error.message]).toEqual([403, 'This token can only read.'])
    expect(await statusOf((await newToken({ access: 'write' })).token, path, post)).toBe(200)
  })

  it('ends when it is revoked, when it expires and when its account is disabled, with the next call', async () => {
    const [one, two] = [await newToken(), await newToken({ expiresInDays: 1 })]
    expect([await statusOf(one.token), await statusOf(two.token)]).toEqual([200, 200])
    expect((await revoke(one.id)).status).toBe(200)
    expect([await statusOf(one.token), await statusOf(two.token)]).toEqual([401, 200])
    await account({ isEnabled: false })
    expect(await statusOf(two.token)).toBe(401)
    await account({ isEnabled: true })
    expect(await statusOf(two.token)).toBe(200)
    server.advance(86_400_000)
    expect(await statusOf(two.token)).toBe(401)
  })

  it('notes its use at most once an hour', async () => {
    const { token, id } = await newToken()
    const used = async () =>
      (
        await server.db
          .selectFrom('serviceTokens')
          .select('lastUsedAt')
          .where('id', '=', id)
          .executeTakeFirst()
      )?.lastUsedAt
    await ask(token)
    const first = await used()
    expect(first).not.toBeNull()
    server.advance(30 * 60_000)
    await ask(token)
    expect(await used()).toBe(first)
    server.advance(31 * 60_000)
    await ask(token)
    expect(await used()).not.toBe(first)
  })

  it('decides alone where a cookie comes along', async () => {
    const { token, id } = await newToken()
    const cookie = await server.signIn('employee@example.org')
    const { data } = await (await ask(token, '/user-info', { headers: { cookie } })).json()
    expect(data.emailAddress).toBe(district.email)
    await revoke(id)
    expect(await statusOf(token, '/user-info', { headers: { cookie } })).toBe(401)
  })

  it('makes and ends no tokens', async () => {
    await server.db
      .insertInto('userRoles')
      .values({ userId: district.id, roleName: 'ROLE_ACCOUNT_SERVICE_VIEW' })
      .execute()
    const { token, id } = await newToken({ access: 'write' })
    const path = `/accounts/${district.id}/tokens/${id}`
    expect(await statusOf(token, path, { method: 'DELETE', headers: about() })).toBe(403)
    expect(await statusOf(token)).toBe(200)
  })

  it('is for service accounts, and for no more than its maker may do', async () => {
    expect((await create()).status).toBe(409)
    await account({ userType: 'service' })
    const other = await server.newDistrict({ roles: ['ROLE_ACCOUNT_SERVICE_VIEW'] })
    await server.db
      .insertInto('userDistricts')
      .values({ userId: other.id, districtId: district.id })
      .execute()
    expect((await create({}, await server.browser(other.email))).status).toBe(403)
    expect((await create()).status).toBe(200)
  })

  it('leaves entries in the audit log that name it and never hold it', async () => {
    const { token, id, hint } = await newToken()
    await revoke(id)
    const log = await (await employee(`/api/audit-log?filter[subject]=account:${district.id}`)).json()
    const entries = JSON.stringify(log.data)
    expect(log.data).toHaveLength(2)
    expect(entries).toContain(`Nightly job (${hint}, read)`)
    expect(entries).not.toContain(token)
  })
})

it('wrong tokens are limited, right ones of the same network are not', async () => {
  const { token } = await newToken()
  const tries = []
  for (let index = 0; index < 21; index += 1) tries.push(await statusOf(`ecs_wrong-${index}`))
  expect(tries).toEqual([...Array(20).fill(401), 429])
  expect(await statusOf(token)).toBe(200)
})

it('pages of configured origins may call with a token; cookies are not granted, and other origins get nothing', async () => {
  const { token } = await newToken()
  const preflight = (origin: string) =>
    fetch(`http://127.0.0.1:${door.port}/api/user-info`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET' },
    })
  const { headers } = await preflight(PORTAL)
  expect(headers.get('access-control-allow-origin')).toBe(PORTAL)
  expect(headers.get('access-control-allow-headers')).toContain('Authorization')
  expect(headers.get('access-control-allow-credentials')).toBeNull()
  expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull()
  const origin = { headers: { origin: PORTAL } }
  expect((await ask(token, '/user-info', origin)).headers.get('access-control-allow-origin')).toBe(PORTAL)
  // A refusal has to be readable too, or the page could not ask for a fresh token.
  const refused = await ask('ecs_wrong', '/user-info', origin)
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, PORTAL])
})

it('no token is in the log of requests', async () => {
  const { token } = await newToken()
  await ask(token)
  await ask(`${token}-wrong`)
  expect(lines.at(-1)).toMatchObject({ operation: 'session.userInfo', status: 401, userId: null })
  expect(JSON.stringify(lines)).not.toContain('ecs_')
})
