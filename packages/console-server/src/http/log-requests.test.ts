import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { secretsWith } from '../secrets/secrets.ts'
import { localStore } from '../storage/local-store.ts'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { testMail } from '../testing/test-mail.ts'
import type { RequestLine } from './log-requests.ts'

let server: TestServer
let app: ReturnType<typeof createApp>
const lines: RequestLine[] = []
beforeAll(async () => {
  server = await createTestServer()
  app = createApp({
    db: server.db,
    now: server.now,
    employeeAccess: 'either',
    nudge: () => {},
    mail: testMail().mail,
    allowLoopback: false,
    store: localStore('/nowhere'),
    secrets: secretsWith(randomBytes(32)),
    onRequest: (line) => lines.push(line),
  })
})
beforeEach(() => {
  lines.length = 0
})
afterAll(() => server.close())

const ask = async (path: string, init: RequestInit & { as?: string } = {}) => {
  const cookie = init.as ? await server.signIn(init.as) : ''
  const headers = { cookie, 'x-requested-with': 'XMLHttpRequest', 'x-request-id': 'abc-1', ...init.headers }
  return app.request(`http://console.test${path}`, { ...init, headers })
}
const line = (over: Partial<RequestLine>) => ({
  requestId: 'abc-1',
  method: 'GET',
  operation: null,
  route: null,
  status: 200,
  userId: null,
  ms: expect.any(Number),
  ...over,
})

it('tells of a call who made it, what it was and what became of it', async () => {
  await ask('/api/district/import-log-headers?lea=4107320', { as: 'admin@example.org' })
  expect(lines).toEqual([
    line({ operation: 'importLogs.headers', route: '/api/district/import-log-headers', userId: 103 }),
  ])
})

it.each([
  [
    'nobody signed in',
    '/api/user-info',
    {},
    { operation: 'session.userInfo', route: '/api/user-info', status: 401 },
  ],
  ['an unknown address', '/api/nothing', {}, { status: 404 }],
  ['a method that is not taken', '/api/districts', { method: 'PUT' }, { method: 'PUT', status: 405 }],
  [
    'a refused role',
    '/api/district/sites?lea=4107320',
    { as: 'norole@example.org' },
    { status: 403, operation: 'sites.list', route: '/api/district/sites', userId: 105 },
  ],
] as const)('tells of %s', async (_, path, init, expected) => {
  await ask(path, init)
  expect(lines).toEqual([line(expected)])
})

it('tells of a sign-in who it was', async () => {
  const body = JSON.stringify({
    provider: 'illuminate',
    username: 'admin@example.org',
    password: 'Console-demo-2026',
  })
  await ask('/api/login', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  expect(lines).toEqual([
    line({ method: 'POST', operation: 'session.signIn', route: '/api/login', userId: 103 }),
  ])
})

it('holds no value of the address, of the query or of a body', async () => {
  const as = 'admin@example.org'
  await ask('/api/configuration/tell-nobody-1?x=tell-nobody-2', { as })
  await ask('/api/tell-nobody-3', { as })
  const body = '{"tell-nobody-4":1}'
  await ask('/api/user-preferences/page_sizes', { method: 'POST', body, as })
  expect(lines).toHaveLength(3)
  expect(JSON.stringify(lines)).not.toContain('tell-nobody')
})
