import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import http from 'node:http'
import type {
  NewWebhook,
  RunStatus,
  WebhookDelivery,
  WebhookWithSecret,
} from '@edconsole/console-core/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'
import { sender } from '../testing/walks/send.ts'

const MINUTE = 60_000
const ask = sender('/ied/webhooks')

/** What a receiver got, and what it is to answer next. */
type Got = { headers: http.IncomingHttpHeaders; body: string }
let got: Got[] = []
let answers: number[] = []
const receiver = http.createServer(async (request, response) => {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  got.push({ headers: request.headers, body: Buffer.concat(pieces).toString() })
  const status = answers.shift() ?? 204
  response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end()
})
let address: string

let server: TestServer
beforeAll(async () => {
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const bound = receiver.address()
  address = `http://localhost:${typeof bound === 'object' && bound ? bound.port : 0}/alerts`
  server = await createTestServer({ allowLoopback: true })
})
afterAll(async () => {
  await server.close()
  receiver.close()
  receiver.closeAllConnections()
})

let district: Awaited<ReturnType<TestServer['newDistrict']>>
let person: TestFetch
let clientId: number
beforeEach(async () => {
  got = []
  answers = []
  district = await server.newDistrict({
    roles: ['ROLE_SETUP_DISTRICT_VIEW', 'ROLE_SETUP_SIS_IMPORTS_API_EDIT'],
  })
  clientId = district.clientId
  person = await of(await server.browser(district.email))
})

/** Calls about the district's client. */
const of =
  async (browser: TestFetch): Promise<TestFetch> =>
  (input, init) =>
    browser(input, Object.assign({}, init, { headers: { 'X-Ied-Client-Id': String(clientId) } }))

const bodyWith = (more: Partial<NewWebhook> = {}): NewWebhook =>
  Object.assign(
    {
      name: 'Service desk',
      address,
      isEnabled: true,
      districtId: district.id,
      events: ['importFailed', 'rejectedRows'],
      rejectedPercent: 5,
      components: [],
    } satisfies NewWebhook,
    more,
  )

const create = async (more: Partial<NewWebhook> = {}): Promise<WebhookWithSecret> => {
  const { status, data } = await ask(person, 'POST', '', bodyWith(more))
  expect(status).toBe(200)
  return data
}

/** An import that has just ended, and the messages that the server then sends. */
const end = async (status: RunStatus): Promise<void> => {
  server.advance(MINUTE)
  await server.db
    .insertInto('importBatches')
    .values({
      lea: district.lea,
      schoolYear: 2026,
      source: 'sftp',
      triggerType: 'manual',
      status,
      startedAt: server.now(),
      recordsRead: 2000,
      recordsRejected: 0,
    })
    .execute()
  await server.jobs.idle()
}

const deliveries = async (id: number): Promise<WebhookDelivery[]> =>
  (await ask(person, 'GET', `/${id}/deliveries`)).data
const types = () => got.map(({ body }) => JSON.parse(body).type)

/** The receiver that docs/webhooks.md shows, run as it stands there. */
const verifier = async (): Promise<
  (secret: string, headers: unknown, body: string, now: Date) => unknown
> => {
  const page = readFileSync(new URL('../../../../docs/webhooks.md', import.meta.url), 'utf8')
  const [, code = ''] = /```js\n([\s\S]+?)```/.exec(page) ?? []
  const { verifyWebhook } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  return verifyWebhook
}

it('tells a cause once when it opens and once when it is over, without names of people', async () => {
  const { id } = await create()
  await end('failed')
  await end('failed')
  expect(types()).toEqual(['alert.opened'])
  await end('completed')
  expect(types()).toEqual(['alert.opened', 'alert.closed'])
  const [opened, closed] = got.map(({ body }) => JSON.parse(body))
  expect(closed.data.alertId).toBe(opened.data.alertId)
  expect(opened).toEqual({
    id: got[0]?.headers['webhook-id'],
    type: 'alert.opened',
    timestamp: expect.any(String),
    data: {
      alertId: expect.any(Number),
      event: 'importFailed',
      district: { id: district.id, name: district.districtName, lea: district.lea },
      component: null,
      percent: null,
      count: null,
      expiresAt: null,
      link: expect.stringMatching(`^http://console\\.test/${district.id}/import-logs/`),
    },
  })
  expect(await deliveries(id)).toMatchObject([
    { type: 'alert.closed', status: 'delivered', answerCode: 204, attempts: 1 },
    { type: 'alert.opened', status: 'delivered', nextAttemptAt: null },
  ])
})

it('what is sent is signed as the page for receivers says, and nothing else passes', async () => {
  const verify = await verifier()
  const { id, secret } = await create()
  await end('failed')
  const [{ headers, body } = { headers: {}, body: '' }] = got
  const now = server.now()
  expect(verify(secret, headers, body, now)).toMatchObject({ type: 'alert.opened' })
  expect(() => verify(secret, headers, `${body} `, now)).toThrow()
  expect(() => verify(secret, headers, body, new Date(now.getTime() + 6 * MINUTE))).toThrow()
  const rotated = await ask(person, 'POST', `/${id}/secret`)
  expect(rotated.data.secret).toMatch(/^whsec_/)
  expect(() => verify(rotated.data.secret, headers, body, now)).toThrow()
  await ask(person, 'POST', `/${id}/test`)
  expect(verify(rotated.data.secret, got[1]?.headers, got[1]?.body ?? '', now)).toMatchObject({
    type: 'webhook.test',
  })
})

it('tries again after a failure with the same message, in order, and gives up after six attempts', async () => {
  const { id } = await create()
  answers = [500, 302, 204]
  await end('failed')
  expect(await deliveries(id)).toMatchObject([{ status: 'waiting', answerCode: 500, attempts: 1 }])
  await end('completed')
  // The second attempt was redirected, which isn't followed, and what is over waits behind it.
  expect(types()).toEqual(['alert.opened', 'alert.opened'])
  const [, opened] = await deliveries(id)
  expect(opened).toMatchObject({ status: 'waiting', answerCode: null, fault: 'redirect', attempts: 2 })
  server.advance(5 * MINUTE)
  await server.jobs.idle()
  expect(types()).toEqual(['alert.opened', 'alert.opened', 'alert.opened', 'alert.closed'])
  expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(2)

  answers = Array.from({ length: 6 }, () => 503)
  await end('failed')
  for (const minutes of [1, 5, 30, 120, 360, 720]) {
    server.advance(minutes * MINUTE)
    await server.jobs.idle()
  }
  person = await of(await server.browser(district.email))
  const [given] = await deliveries(id)
  expect(given).toMatchObject({ status: 'failed', answerCode: 503, attempts: 6, nextAttemptAt: null })
})

it('drops what waits when it is turned off, and begins anew when it is turned on', async () => {
  const { id } = await create()
  answers = [500]
  await end('failed')
  const off = await ask(person, 'PATCH', `/${id}`, { isEnabled: false })
  expect(off.data.lastDelivery).toMatchObject({ status: 'dropped' })
  await end('completed')
  await ask(person, 'PATCH', `/${id}`, { isEnabled: true })
  await end('completed')
  expect(got).toHaveLength(1)
  await end('failed')
  expect(types()).toEqual(['alert.opened', 'alert.opened'])
  expect((await ask(person, 'DELETE', `/${id}`)).status).toBe(200)
  await end('completed')
  expect(got).toHaveLength(2)
})

it('sends to public addresses only, whatever the name leads to', async () => {
  const closed = await createTestServer({
    publicUrl: null,
    network: { resolve: async () => [{ address: '10.0.0.8', family: 4 }], privateNetworks: [] },
  })
  const own = await closed.newDistrict({ roles: ['ROLE_ILLUMINATE_EMPLOYEE'] })
  clientId = own.clientId
  const staff = await of(await closed.browser(own.email))
  const body = bodyWith({ districtId: null })
  for (const refused of ['https://127.0.0.1/x', 'https://10.0.0.8', 'https://[::1]/', 'https://localhost/x'])
    expect(await ask(staff, 'POST', '', Object.assign(body, { address: refused }))).toMatchObject({
      status: 400,
      error: { field: 'address' },
    })
  for (const refused of ['http://hooks.example.org', 'https://a:b@hooks.example.org', 'ftp://x', '/x'])
    expect((await ask(staff, 'POST', '', Object.assign(body, { address: refused }))).status).toBe(400)
  const made = await ask(staff, 'POST', '', Object.assign(body, { address: 'https://hooks.example.org/x' }))
  expect((await ask(staff, 'POST', `/${made.data.id}/test`)).data).toMatchObject({
    status: 'failed',
    answerCode: null,
    fault: 'forbiddenAddress',
  })
  await closed.close()
})

it('the secret is answered once, stored encrypted, and in no list and no audit entry', async () => {
  const { secret, id } = await create()
  await ask(person, 'POST', `/${id}/secret`)
  const stored = await server.db.selectFrom('webhooks').selectAll().where('id', '=', id).execute()
  const list = await ask(person, 'GET', '')
  const entries = await server.db
    .selectFrom('auditEntries')
    .selectAll()
    .where('subjectKind', '=', 'webhook')
    .where('subjectId', '=', String(id))
    .orderBy('id')
    .execute()
  expect(entries.map(({ operation }) => operation)).toEqual(['webhooks.create', 'webhooks.rotateSecret'])
  for (const seen of [stored, list, entries]) expect(JSON.stringify(seen)).not.toContain(secret.slice(6))
  expect(list.data[0]).not.toHaveProperty('sealed')
})

it('one of the client tells of all its districts; who has only some of them may read it', async () => {
  const sibling = await server.newDistrict({ roles: ['ROLE_SETUP_DISTRICT_VIEW'] })
  const { id } = await create({ districtId: null })
  await server.db
    .updateTable('districts')
    .set({ illuminateClientId: clientId })
    .where('id', '=', sibling.id)
    .execute()
  district = sibling
  await end('failed')
  expect(JSON.parse(got[0]?.body ?? '{}').data.district.lea).toBe(sibling.lea)
  expect((await ask(person, 'GET', '')).data).toMatchObject([{ id, canChange: false, lastDelivery: null }])
  expect(await deliveries(id)).toEqual([])
  for (const [method, path] of [
    ['PATCH', `/${id}`],
    ['DELETE', `/${id}`],
    ['POST', `/${id}/test`],
    ['POST', `/${id}/secret`],
  ] as const)
    expect((await ask(person, method, path, method === 'PATCH' ? { name: 'X' } : undefined)).status).toBe(403)
  expect((await ask(person, 'POST', '', bodyWith({ districtId: null }))).status).toBe(403)
  expect(await ask(person, 'POST', '', bodyWith())).toMatchObject({
    status: 400,
    error: { field: 'districtId' },
  })
})

it('a district has ten at most', async () => {
  for (let made = 0; made < 10; made += 1) await create({ isEnabled: false })
  expect((await ask(person, 'POST', '', bodyWith())).status).toBe(409)
})
