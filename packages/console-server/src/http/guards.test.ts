import { CONTRACT_HEADER, CONTRACT_VERSION } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'

let server: TestServer
let browser: TestFetch
beforeAll(async () => {
  server = await createTestServer()
  browser = await server.browser('admin@example.org')
})
afterAll(() => server.close())

const SAVE = '/api/user-preferences/page_sizes'
const save = (init: RequestInit = {}) =>
  browser(SAVE, { method: 'POST', body: '{"import-logs":50}', ...init })

it.each([
  ['no header', { 'x-requested-with': '' }, 403, 'X-Requested-With'],
  ['another site', { origin: 'http://evil.example' }, 403, 'another site'],
  ['an opaque origin', { origin: 'null' }, 403, 'another site'],
  ['the own site behind http', { origin: 'http://console.test' }, 200, ''],
  ['another scheme', { origin: 'https://console.test' }, 403, 'another site'],
  ['no JSON', { 'content-type': 'text/plain' }, 415, 'JSON'],
])('[R19] a change with %s', async (_, headers, status, words) => {
  const response = await save({ headers })
  expect(response.status).toBe(status)
  if (status !== 200) {
    const { error } = await response.json()
    expect(error).toEqual({ code: status, message: expect.stringContaining(words) })
  }
})

it('reads without the header', async () => {
  expect((await browser('/api/user-preferences', { headers: { 'x-requested-with': '' } })).status).toBe(200)
})

it.each([
  ['{', 'not valid JSON'],
  ['{"import-logs":"many"}', "'import-logs' is not valid"],
  ['[]', 'The body is not valid'],
  ['{"__proto__":25}', 'Unknown key "__proto__".'],
  ['{"import-logs":{"__proto__":{"a":1}}}', 'Unknown key "__proto__".'],
  [`{"a":"${'x'.repeat(1024 * 1024)}"}`, 'larger than 1 MB'],
])('answers the body %.20s with a sentence', async (body, words) => {
  const response = await save({ body })
  const { error } = await response.json()
  expect(error.message).toContain(words)
  expect(response.status).toBe(error.code)
})

it('[R17] answers unknown addresses in the one shape', async () => {
  for (const [path, init] of [
    ['/api/nothing', {}],
    ['/api/nothing', { method: 'DELETE' }],
    ['/api/district/sites/%00?lea=4107320', {}],
  ] as const) {
    const response = await browser(path, init)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ error: { code: 404, message: 'Address not found.' } })
  }
})

it('names every request and the version of the contract, and is never cached', async () => {
  const response = await browser('/api/user-info', { headers: { 'x-request-id': 'abc-1' } })
  expect(response.headers.get('x-request-id')).toBe('abc-1')
  for (const one of [response, await browser('/api/nothing')]) {
    expect(one.headers.get('cache-control')).toBe('no-store')
    expect(one.headers.get('x-content-type-options')).toBe('nosniff')
    expect(one.headers.get(CONTRACT_HEADER)).toBe(CONTRACT_VERSION)
  }
  expect((await browser('/api/user-info')).headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
})

it('[R23] merges what two tables save at once', async () => {
  await Promise.all([
    save({ body: '{"import-logs":100}' }),
    save({ method: 'PATCH', body: '{"table-students":250}' }),
    save({ body: '{"user-list":25}' }),
  ])
  const { data } = await (await browser('/api/user-preferences')).json()
  expect(data).toEqual({
    columnStates: null,
    pageSizes: { 'import-logs': 100, 'table-students': 250, 'user-list': 25 },
  })
})
