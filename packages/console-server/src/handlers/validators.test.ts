import type { ConnectionFault, SisConnection } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FailedTest } from '../http/failed-test.ts'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { jsonCalls } from '../testing/json-calls.ts'
import { ADDRESS_CHECKS } from './validators/address-checks.ts'
import { type StepCheck, type Subject, testConnection } from './validators/connection-test.ts'

const CERT = 'aB3'.padEnd(32, '7')
const ADDRESS = 'https://sis.example.org/aeries'
const NOT_CONNECTING =
  'This server does not connect to SIS systems yet: nothing beyond the address was tested.'
const bodies = {
  aeries: { path: '/aeries/schools', body: { baseAPI: ADDRESS, cert: CERT } },
  q: {
    path: '/q/schools',
    body: { baseAPI: ADDRESS, fileName: 'LIVE', key: 'the-key', secret: 'the-secret' },
  },
  qmlativ: { path: '/qmlativ/oauth', body: { baseAPI: ADDRESS, key: 'the-key', secret: 'the-secret' } },
} as const
const kinds = ['aeries', 'q', 'qmlativ'] as const
const SYSTEM_IDS = { aeries: 1, qmlativ: 2, q: 3 }

let server: TestServer
let employee: ReturnType<typeof jsonCalls>
beforeAll(async () => {
  server = await createTestServer()
  employee = jsonCalls(await server.browser('employee@example.org'))
})
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
      ...{ sisSystemId: SYSTEM_IDS[kind], sisApiUrl: ADDRESS, ...secrets },
      ...(kind === 'q' && { qFilename: 'LIVE' }),
    }
    const path = `/district/${district.id}/api-provider?lea=${district.lea}`
    expect((await call('PATCH', path, body)).status).toBe(200)
  }
  return { ...district, call, test, save }
}
const noSecrets = { cert: undefined, key: undefined, secret: undefined }

describe.each(kinds)('[S5] %s', (kind) => {
  it('tells that nothing beyond the address was tested, and never that it worked', async () => {
    const { test } = await start()
    const { status, text } = await test(kind)
    expect(status).toBe(200)
    const fault: ConnectionFault = { code: 'C090', message: NOT_CONNECTING, step: 'nameResolves' }
    expect(JSON.parse(text)).toEqual({ errors: [fault] })
  })

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
    for (const baseAPI of [
      ADDRESS,
      `${ADDRESS}/`,
      `${ADDRESS}/api/v5/schools`,
      ' https://SIS.example.org/aeries',
    ])
      expect((await test(kind, { ...noSecrets, baseAPI })).errors?.[0]?.code).toBe('C090')
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
    const none = { code: 400, message: `'${field}' is needed: none is saved.`, field }
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
  const given = { key: 'new-key', secret: undefined }
  expect((await test('qmlativ', given)).errors?.[0]?.code).toBe('C090')
  const { error } = await test('qmlativ', { ...given, baseAPI: 'https://evil.example.org' })
  expect(error).toMatchObject({
    code: 400,
    field: 'secret',
    message: 'Enter the secret again for a new address',
  })
})

describe('the steps of a test', () => {
  const subject: Subject = {
    ...{ kind: 'aeries', pasted: `${ADDRESS}/api/v5`, url: ADDRESS, allowLoopback: false },
    secrets: { sisApiKey: CERT, sisApiSecret: '' },
  }
  const passed: StepCheck = () => ({ status: 'passed' })
  const schools = [{ code: '014', name: 'Redwood' }]
  const all = {
    ...{ ...ADDRESS_CHECKS, nameResolves: passed, reachable: passed, tlsValid: passed, rightProduct: passed },
    ...{ credentials: passed, data: () => ({ status: 'passed', schools }) as const, schoolsKnown: passed },
    year: (_: Subject, found: typeof schools) =>
      ({ status: 'warning', message: `${found.length} school` }) as const,
  }

  it('run in order; later ones know what earlier ones found', async () => {
    const answer = await testConnection(subject, all, server.now)
    expect(answer).toMatchObject({ schools, verifiedAt: expect.stringMatching(/Z$/) })
    expect(answer instanceof FailedTest ? [] : answer.steps.map(({ id, status }) => [id, status])).toEqual([
      ['addressForm', 'passed'],
      ['addressCleaned', 'note'],
      ['nameResolves', 'passed'],
      ['reachable', 'passed'],
      ['tlsValid', 'passed'],
      ['rightProduct', 'passed'],
      ['credentials', 'passed'],
      ['data', 'passed'],
      ['year', 'warning'],
      ['schoolsKnown', 'passed'],
    ])
    expect(answer).toMatchObject({
      steps: expect.arrayContaining([
        { id: 'addressCleaned', status: 'note', message: "Removed '/api/v5' from the end." },
        { id: 'year', status: 'warning', message: '1 school' },
      ]),
    })
  })

  it('end at the first fault, and at the first one that nobody looks at', async () => {
    const fault = { code: 'C010', message: 'This server name is unknown' }
    const never: StepCheck = () => {
      throw new Error('reached')
    }
    const failing = { ...all, nameResolves: () => ({ fault }), reachable: never }
    expect(await testConnection(subject, failing, server.now)).toEqual(
      new FailedTest({ ...fault, step: 'nameResolves' }),
    )
    const answer = await testConnection(subject, { ...all, data: undefined, year: never }, server.now)
    expect(answer instanceof FailedTest && answer.fault.step).toBe('data')
  })
})
