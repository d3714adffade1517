import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'

let server: TestServer
let browser: TestFetch
beforeAll(async () => {
  server = await createTestServer()
  browser = await server.browser('employee@example.org')
})
afterAll(() => server.close())

const LOGS = '/api/district/import-log-headers?lea=4107320'

it.each([
  ['filter[startedAt][gte]=0000-01-01', 'filter[startedAt][gte]'],
  ['filter[startedAt][gte]=2026-02-30', 'filter[startedAt][gte]'],
  ['filter[startedAt][gte]=9999-12-31T23:00:00-05:00', 'filter[startedAt][gte]'],
  ['filter[startedAt][gte]=2026-09-14T99:00', 'filter[startedAt][gte]'],
  ['filter[__proto__]=x', 'filter'],
  ['sort[__proto__]=asc', 'sort'],
  ['filter[]=x', 'filter'],
  ['filter=', 'filter'],
  ['filter%5B__proto__%5D=x', 'filter'],
  ['filter[startedAt][gte]=0000-12-31T23:00:00Z', 'filter[startedAt][gte]'],
  ['filter[batchId]=', 'filter[batchId]'],
  ['search=a&search=b', 'search'],
  ['facets=', 'facets'],
])('[R16] %s names the parameter', async (query, name) => {
  const response = await browser(`${LOGS}&${query}`)
  expect([query, response.status]).toEqual([query, 400])
  expect((await response.json()).error.message).toContain(`'${name}`)
})

it.each([
  ['column_states', '{"a\\u0000b":[]}'],
  ['column_states', '{"a\\ud800b":[]}'],
  ['column_states', '{"a":[{"field":"\\ud800"}]}'],
  ['column_states', '{"a":[{"field":"x\\u0000"}]}'],
  ['page_sizes', '{"a\\udc00":25}'],
  ['page_sizes', '{"__proto__":25}'],
  ['page_sizes', '{"":25}'],
  ['page_sizes', 'null'],
])('%s with %s is refused, not handed to the database', async (kind, body) => {
  const response = await browser(`/api/user-preferences/${kind}`, { method: 'POST', body })
  expect(response.status).toBe(400)
})
