import type { SisConnection } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { jsonCalls } from '../testing/json-calls.ts'
import { CONNECTION_TEST_LIMIT } from './validators/connection-test.ts'

const CERT = 'aB3'.padEnd(32, '7')
const ADDRESS = 'https://sis.example.org/aeries'
const bodies = {
  aeries: { path: '/aeries/schools', body: { baseAPI: ADDRESS, cert: CERT } },
  q: {
    path: '/q/schools',
    body: { baseAPI: ADDRESS, fileName: 'LIVE', key: 'the-key', secret: 'the-secret' },
  },
  qmlativ: { path: '/qmlativ/oauth', body: { baseAPI: ADDRESS, key: 'the-key', secret: 'the-secret' } },
  oneroster: { path: '/oneroster/schools', body: { baseAPI: ADDRESS, key: 'the-key', secret: 'the-secret' } },
} as const
const kinds = ['aeries', 'q', 'qmlativ', 'oneroster'] as const
const SYSTEM_IDS = { aeries: 1, qmlativ: 2, q: 3, oneroster: 4 }

let server: TestServer
let employee: ReturnType<typeof jsonCalls>
/** What the name of a SIS leads to; nothing when empty. */
let leadsTo: readonly string[] = []
let lookedUp = 0
const resolve = async () => {
  lookedUp += 1
  if (leadsTo.length === 0) throw Object.assign(new Error('unknown'), { code: 'ENOTFOUND' })
  return leadsTo.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
}
beforeAll(async () => {
  server = await createTestServer({ network: { resolve, connectMs: 500 } })
  employee = jsonCalls(await server.browser('employee@example.org'))
})
beforeEach(() => server.db.deleteFrom('connectionTests').execute())
afterAll(() => server.close())

const start = async (roles?: readonly string[]) => {
  const district = await server.newDistrict(roles ? { roles } : {})
  const call = roles ? jsonCalls(await server.browser(district.email)) : employee
  const test = (kind: (typeof kinds)[number], over: object = {}) =>
    call<SisConnection>('POST', `${bodies[kind].path}?lea=${district.lea}`, { ...bodies[kind].body, ...over })
  const save = async (kind: (typeof kinds)[number]) => {
    const secrets =
      kind === 'aeries' ? { sisApiKey: CERT } : { sisApiKey: 'the-key', sisApiSecret: 'the-secret' }
    const body = {
      sisSystemId: SYSTEM_IDS[kind],
      sisApiUrl: ADDRESS,
      ...secrets,
      ...(kind === 'q' && { qFilename: 'LIVE' }),
    }
    const path = `/district/${district.id}/api-provider?lea=${district.lea}`
    expect((await call('PATCH', path, body)).status).toBe(200)
  }
  return { ...district, call, test, save }
}
const noSecrets = { cert: undefined, key: undefined, secret: undefined }

describe.each(kinds)('[S5] %s', (kind) => {
  it('names an unknown server as the failing step', async () => {
    leadsTo = []
    const { test } = await start()
    const { status, text } = await test(kind)
    expect(status).toBe(200)
    expect(JSON.parse(text)).toEqual({
      errors: [{ code: 'C010', step: 'nameResolves', message: "The server name doesn't exist." }],
    })
  })

  it.each([
    '10.0.0.8',
    '192.168.1.1',
    '127.0.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    'fe80::1',
    'fd00:ec2::254',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
  ])('connects to no private network: a name that leads to %s', async (address) => {
    const { test } = await start()
    for (leadsTo of [[address], ['93.184.216.34', address]]) {
      const { errors, text } = await test(kind)
      expect(errors).toEqual([expect.objectContaining({ code: 'C010', step: 'nameResolves' })])
      expect(text).not.toContain(address)
    }
  })

  it.each(['https://10.0.0.8', 'https://169.254.169.254', 'https://[fd00:ec2::254]', 'https://0x0a000008'])(
    'connects to no private address: %s',
    async (baseAPI) => {
      const before = lookedUp
      const { errors } = await (await start()).test(kind, { baseAPI })
      expect(errors).toEqual([expect.objectContaining({ code: 'C010' })])
      expect(lookedUp).toBe(before)
    },
  )

  it.each([
    'http://sis.example.org',
    'sis.example.org',
    'https://me:word@sis.example.org',
    'https://sis.example.org/x?db=1',
    'https://127.0.0.1/aeries',
    'https://localhost',
  ])('names the form of the address %s as the failing step', async (baseAPI) => {
    const { test } = await start()
    const { status, data, errors, text } = await test(kind, { baseAPI })
    expect([status, data]).toEqual([200, undefined])
    expect(errors).toEqual([expect.objectContaining({ code: 'C001', step: 'addressForm' })])
    expect(text).not.toContain('word@')
  })

  it('R35 uses the stored secrets for the stored address, also when more of it was pasted', async () => {
    const { test, save } = await start()
    await save(kind)
    leadsTo = []
    for (const baseAPI of [
      ADDRESS,
      `${ADDRESS}/`,
      `${ADDRESS}/api/v5/schools`,
      ' https://SIS.example.org/aeries',
    ])
      expect((await test(kind, { ...noSecrets, baseAPI })).errors?.[0]?.code).toBe('C010')
  })

  it.each([
    'https://evil.example.org/aeries',
    `${ADDRESS}/x`,
    'https://sis.example.org:8443/aeries',
    'https://sis.example.org/Aeries',
  ])('R35 asks for the secret again for %s', async (baseAPI) => {
    const { test, save } = await start()
    await save(kind)
    const { status, error, text } = await test(kind, { ...noSecrets, baseAPI })
    const field = kind === 'aeries' ? 'cert' : 'key'
    expect([status, error]).toEqual([
      400,
      { code: 400, message: 'Enter the secret again for a new address', field },
    ])
    expect(text).not.toMatch(/the-key|the-secret/)
  })

  it('R35 asks again when the address was changed since and the secret was not', async () => {
    const { test, save, call, id, lea } = await start()
    await save(kind)
    const sisApiUrl = 'https://new.example.org/aeries'
    await call('PATCH', `/district/${id}/api-provider?lea=${lea}`, { sisApiUrl })
    for (const baseAPI of [sisApiUrl, ADDRESS])
      expect((await test(kind, { ...noSecrets, baseAPI })).error?.message).toMatch(/^Enter the secret again/)
  })

  it('asks for a secret when none is saved, and when the saved ones are of another system', async () => {
    const { test, save } = await start()
    const field = kind === 'aeries' ? 'cert' : 'key'
    const none = {
      code: 400,
      message: `${field === 'cert' ? 'Certificate' : 'API key'} is required: none is saved.`,
      field,
    }
    expect((await test(kind, noSecrets)).error).toEqual(none)
    await save(kind === 'aeries' ? 'q' : 'aeries')
    expect((await test(kind, noSecrets)).error).toEqual(none)
  })

  it('[R47] is for who may change the connection, in a district of theirs', async () => {
    for (const role of ['ROLE_SETUP_SIS_IMPORTS_API_VIEW', 'ROLE_SETUP_DISTRICT_VIEW'])
      expect((await (await start([role])).test(kind)).status).toBe(403)
    const own = await start(['ROLE_SETUP_SIS_IMPORTS_API_EDIT'])
    const other = await server.newDistrict()
    const { path, body } = bodies[kind]
    expect((await own.call('POST', `${path}?lea=${other.lea}`, body)).status).toBe(403)
    expect((await own.call('POST', path, body)).status).toBe(400)
  })

  it.each<[string, object]>([
    ['baseAPI', { baseAPI: undefined }],
    ['baseAPI', { baseAPI: '' }],
    ['baseAPI', { baseAPI: `https://${'x'.repeat(300)}` }],
    ['schools', { schools: [] }],
  ])("refuses '%s' in %j", async (field, wrong) => {
    const { error } = await (await start()).test(kind, wrong)
    expect(error).toMatchObject({ code: 400, field })
  })
})

it.each<[(typeof kinds)[number], string, object]>([
  ['aeries', 'cert', { cert: 'short' }],
  ['aeries', 'key', { key: 'the-key' }],
  ['q', 'fileName', { fileName: undefined }],
  ['q', 'key', { key: '' }],
  ['q', 'secret', { secret: '•••' }],
  ['qmlativ', 'fileName', { fileName: 'LIVE' }],
  ['qmlativ', 'secret', { secret: 'x'.repeat(501) }],
])("[S7] %s refuses '%s' in %j", async (kind, field, wrong) => {
  const { error } = await (await start()).test(kind, wrong)
  expect(error).toMatchObject({ code: 400, field })
})

it('one new secret does not take the other one along to a new address', async () => {
  const { test, save } = await start()
  await save('qmlativ')
  leadsTo = []
  const given = { key: 'new-key', secret: undefined }
  expect((await test('qmlativ', given)).errors?.[0]?.code).toBe('C010')
  const { error } = await test('qmlativ', { ...given, baseAPI: 'https://evil.example.org' })
  expect(error).toMatchObject({
    code: 400,
    field: 'secret',
    message: 'Enter the secret again for a new address',
  })
})

it('a person tests so often and no more, and nobody else waits for it', async () => {
  leadsTo = []
  const { test, lea } = await start(['ROLE_SETUP_SIS_IMPORTS_API_EDIT'])
  for (let n = 0; n < CONNECTION_TEST_LIMIT.tests; n += 1)
    await test('aeries', { baseAPI: 'https://localhost' })
  const before = lookedUp
  const { status, error } = await test('aeries')
  expect([status, error?.message]).toEqual([
    429,
    "You've tested connections too often. Try again in 10 minutes.",
  ])
  expect(lookedUp).toBe(before)
  const { path, body } = bodies.aeries
  expect((await employee('POST', `${path}?lea=${lea}`, body)).status).toBe(200)
  server.advance(CONNECTION_TEST_LIMIT.windowMs)
  expect((await test('aeries')).status).toBe(200)
})
