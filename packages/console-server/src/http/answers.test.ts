import { OPERATION_IDS, OPERATIONS } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'
import { ask } from '../testing/walks/ask.ts'
import type { RequestLine } from './log-requests.ts'

let server: TestServer
let browser: TestFetch
const lines: RequestLine[] = []
beforeAll(async () => {
  server = await createTestServer({ onRequest: (line) => lines.push(line) })
  browser = await server.browser('employee@example.org')
})
afterAll(() => server.close())

const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'content-security-policy': expect.stringContaining("default-src 'none'"),
}

it.each([
  ['an answer', '/api/user-info', {}, 200],
  ['a refusal', '/api/district/sites', {}, 400],
  ['an unknown address', '/api/nothing', {}, 404],
  ['a method that is not taken', '/api/districts', { method: 'DELETE' }, 405],
  ['a change from nowhere', '/api/districts', { method: 'DELETE', headers: { 'x-requested-with': '' } }, 403],
  ['a body that is too large', '/api/login', { method: 'POST', body: 'x'.repeat(1_048_577) }, 413],
  ['the page for a provider', '/api/login?provider=nonsense', {}, 400],
  ['the link out', '/api/logout', {}, 303],
  ['the description of the API', '/api/openapi.json', {}, 200],
  ['its page', '/api/docs', {}, 200],
  ['a question about the address', '/api/districts', { method: 'OPTIONS' }, 204],
] as const)('%s is not kept, not guessed at and not run', async (_, path, init, status) => {
  const response = await server.fetch(path, {
    ...init,
    headers: { cookie: await server.signIn('employee@example.org'), ...('headers' in init && init.headers) },
  })
  expect(response.status).toBe(status)
  expect(Object.fromEntries(response.headers)).toMatchObject(HEADERS)
})

it.each(['/api', '/api/', '/api/nothing', '/api/district/sites/1/nothing'])(
  '[S7] the unknown address %s is 404 in JSON',
  async (path) => {
    const response = await browser(path)
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: { code: 404, message: 'Address not found.' } },
    ])
  },
)

it.each(OPERATION_IDS)(
  '[S7] %s is answered by itself and by no other call with a like address',
  async (id) => {
    await ask(server.fetch, id, { lea: '4107320', districtId: 412, clientId: 90_412 })
    expect(lines.at(-1)?.operation).toBe(id)
  },
)

describe('methods', () => {
  const paths = [...new Set(OPERATION_IDS.map((id) => OPERATIONS[id].path))]
  const addressOf = (path: string) => `/api${path.replace(/\{\w+\}/g, '1')}`
  const methodsOf = (path: string) =>
    OPERATION_IDS.flatMap((id) => (OPERATIONS[id].path === path ? [OPERATIONS[id].method] : []))

  it.each(paths)('[S7] %s says which it takes', async (path) => {
    const options = await browser(addressOf(path), { method: 'OPTIONS' })
    expect(options.status).toBe(204)
    const allow = options.headers.get('allow')?.split(', ') ?? []
    expect(allow).toEqual(expect.arrayContaining(methodsOf(path)))
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE', 'PUT'].filter((one) => !allow.includes(one))) {
      const refused = await browser(addressOf(path), { method })
      expect([method, refused.status]).toEqual([method, 405])
      expect(refused.headers.get('allow')).toBe(allow.join(', '))
      expect((await refused.json()).error).toEqual({
        code: 405,
        message: `This address doesn't support ${method}.`,
      })
    }
  })

  it.each(paths)('R19 %s is answered with and without a slash at its end', async (path) => {
    const bare = addressOf(path).replace(/\/$/, '')
    const [slashed, without] = [
      await browser(`${bare}/`, { method: 'OPTIONS' }),
      await browser(bare, { method: 'OPTIONS' }),
    ]
    expect([slashed.status, without.status]).toEqual([204, 204])
    for (const method of methodsOf(path)) {
      const init = { method, ...(method === 'GET' ? {} : { body: '{"nobodyKnows":1}' }) }
      const [one, other] = [await browser(`${bare}/`, init), await browser(bare, init)]
      expect([method, one.status]).toEqual([method, other.status])
    }
  })

  it.each(['/api/districts', '/api/district/import-log-headers?lea=4107320'])(
    'HEAD %s has the status and headers of the answer, and no content',
    async (path) => {
      const [head, get] = await Promise.all([browser(path, { method: 'HEAD' }), browser(path)])
      expect([head.status, await head.text()]).toEqual([200, ''])
      expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'))
    },
  )

  it('HEAD of what only takes changes is refused without content', async () => {
    const response = await browser('/api/district/sis-imports/sync', { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([405, ''])
  })
})
