import type { ConnectionStepId, SisApiConfig, SisConnection } from '@edconsole/console-core/contract'
import {
  type Installation,
  type SimulatedFailure,
  type SisSimulator,
  startSimulator,
} from '@edconsole/console-demo/sis-simulator'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { jsonCalls } from '../testing/json-calls.ts'

const KEY = 'aB3'.padEnd(32, '7')
const SECRET = 'hush-hush-secret'
const kinds = ['aeries', 'q', 'qmlativ', 'oneroster'] as const
type Kind = (typeof kinds)[number]
const CALLS = {
  aeries: { path: '/aeries/schools', systemId: 1, keys: { cert: KEY }, fields: {} },
  qmlativ: { path: '/qmlativ/oauth', systemId: 2, keys: { key: KEY, secret: SECRET }, fields: {} },
  q: {
    path: '/q/schools',
    systemId: 3,
    keys: { key: KEY, secret: SECRET },
    fields: { fileName: 'LIVE' },
  },
  oneroster: { path: '/oneroster/schools', systemId: 4, keys: { key: KEY, secret: SECRET }, fields: {} },
} as const

/** Short only for a SIS that never answers: under load others take their time. */
const network = { totalMs: 30_000 }
let server: TestServer
let simulator: SisSimulator
beforeAll(async () => {
  server = await createTestServer({ allowLoopback: true, network })
  simulator = await startSimulator()
})
beforeEach(() => server.db.deleteFrom('connectionTests').execute())
afterAll(async () => {
  await simulator.close()
  await server.close()
})

const SITES = [
  { siteCode: '014', siteName: 'Redwood Elementary' },
  { siteCode: '099', siteName: 'Fern High' },
]

/** A district of its own whose SIS is simulated. */
const start = async (kind: Kind, over: Partial<Installation> = {}) => {
  const { lea, id, sisYear } = await server.newDistrict()
  const slug = `of-${lea}`
  simulator.install({
    slug,
    kind,
    schoolYear: sisYear,
    failure: null,
    keys: { sisApiKey: KEY, sisApiSecret: SECRET },
    rows: async (component) => (component === 'sites' ? SITES : []),
    ...over,
  })
  const baseAPI = simulator.addressOf(slug)
  const call = jsonCalls(await server.browser('employee@example.org'))
  const { path, keys, fields, systemId } = CALLS[kind]
  const test = (given: object = {}) =>
    call<SisConnection>('POST', `${path}?lea=${lea}`, { baseAPI, ...fields, ...keys, ...given })
  const config = async () => {
    const path = `/district/${id}/sis-import-provider-configs?lea=${lea}`
    return (await call<SisApiConfig[]>('GET', path)).data[0]
  }
  const save = (given: object = {}) =>
    call('PATCH', `/district/${id}/api-provider?lea=${lea}`, {
      sisSystemId: systemId,
      sisApiUrl: baseAPI,
      sisApiKey: KEY,
      ...(kind === 'aeries' ? {} : { sisApiSecret: SECRET }),
      ...(kind === 'q' ? { qFilename: 'LIVE' } : {}),
      ...given,
    })
  return { lea, sisYear, slug, call, test, save, config }
}
const stepOf = (connection: SisConnection, id: ConnectionStepId) =>
  connection.steps.find((step) => step.id === id)

describe.each(kinds)('[S5] the connection to %s', (kind) => {
  it('works: every step is told, and the schools that it found', async () => {
    const { test } = await start(kind)
    const { status, data, errors } = await test()
    expect([status, errors]).toEqual([200, undefined])
    expect(data.schools).toEqual(
      SITES.map(({ siteCode: code, siteName: name }) => ({ code, name, isKnown: false })),
    )
    expect(data.steps.map(({ id, status }) => [id, status])).toEqual([
      ['addressForm', 'passed'],
      ['addressCleaned', 'passed'],
      ['nameResolves', 'passed'],
      ['reachable', 'passed'],
      // The simulated SIS speaks plain http.
      ['tlsValid', 'note'],
      ['rightProduct', 'passed'],
      ['credentials', 'passed'],
      ['data', 'passed'],
      ['year', 'passed'],
      ['schoolsKnown', 'note'],
    ])
    expect(stepOf(data, 'schoolsKnown')?.message).toBe(
      '2 schools found; 2 are not in Site Management (014, 099).',
    )
    expect(stepOf(data, 'tlsValid')?.message).toMatch(/^Not encrypted: the address starts with http:\/\//)
  })

  it.each<[SimulatedFailure, string, ConnectionStepId, RegExp]>([
    ['keysRefused', 'C030', 'credentials', /refused/],
    ['nothingPermitted', 'C031', 'credentials', /no permission to read schools/],
    ['noSchools', 'C040', 'data', /can't see any schools/],
    ['webPage', 'C020', 'rightProduct', /path is probably wrong/],
    ['cutShort', 'C020', 'rightProduct', /path is probably wrong/],
    ['redirect', 'C020', 'rightProduct', /redirects to another one/],
    ['tooManyRequests', 'C050', 'nameResolves', /Try again in 2 minutes/],
    ['outOfOrder', 'C050', 'nameResolves', /Try again in a minute/],
    ['neverAnswers', 'C011', 'reachable', /didn't respond in time/],
  ])('fails when it is made to: %s', async (failure, code, step, message) => {
    const { test, slug } = await start(kind, { failure })
    network.totalMs = failure === 'neverAnswers' ? 200 : 30_000
    const { status, errors, text } = await test()
    network.totalMs = 30_000
    expect(status).toBe(200)
    expect(JSON.parse(text)).toEqual({ errors: [{ code, step, message: expect.stringMatching(message) }] })
    expect(errors).toHaveLength(1)
    for (const hidden of [KEY, SECRET, '127.0.0.1', slug]) expect(text).not.toContain(hidden)
  })

  it('fails with another key, and does not say which one was right', async () => {
    const { test } = await start(kind)
    const wrong = kind === 'aeries' ? { cert: KEY.toLowerCase() } : { secret: 'wrong' }
    const { errors, text } = await test(wrong)
    expect(errors).toEqual([expect.objectContaining({ code: 'C030', step: 'credentials' })])
    expect(text).not.toMatch(/wrong|7777/)
  })

  it('fails where nobody listens', async () => {
    const { test } = await start(kind)
    const { errors } = await test({ baseAPI: 'http://127.0.0.1:1' })
    expect(errors).toEqual([expect.objectContaining({ code: 'C012', step: 'reachable' })])
  })

  it('fails where another path is', async () => {
    const { test } = await start(kind)
    const { errors } = await test({ baseAPI: simulator.addressOf('nobody') })
    expect(errors).toEqual([expect.objectContaining({ code: 'C020', step: 'rightProduct' })])
  })

  it('warns of another year', async () => {
    const { test, sisYear } = await start(kind, { schoolYear: 2019 })
    const { data } = await test()
    expect(stepOf(data, 'year')).toEqual({
      id: 'year',
      status: 'warning',
      message: `The SIS is in 2019-2020, but the console is in ${sisYear}-${sisYear + 1}.`,
    })
  })

  it('is remembered at the stored connection, right or wrong, until it changes', async () => {
    const { test, save, config, slug, sisYear } = await start(kind)
    await save()
    await test()
    expect(await config()).toMatchObject({
      lastVerifiedStatus: 'ok',
      lastVerifiedMessage: null,
      schoolsFound: 2,
      lastVerifiedAt: expect.stringMatching(/Z$/),
    })
    await test(kind === 'aeries' ? { cert: undefined } : { key: undefined, secret: undefined })
    expect(await config()).toMatchObject({ lastVerifiedStatus: 'ok' })
    simulator.install({
      slug,
      kind,
      schoolYear: sisYear,
      failure: 'noSchools',
      rows: async () => [],
      keys: { sisApiKey: KEY, sisApiSecret: SECRET },
    })
    await test()
    expect(await config()).toMatchObject({
      lastVerifiedStatus: 'failed',
      schoolsFound: null,
      lastVerifiedMessage: expect.stringMatching(/can't see any schools/),
    })
    await save({ sisApiUrl: 'https://sis.example.org/other' })
    expect(await config()).toMatchObject({ lastVerifiedStatus: null, lastVerifiedAt: null })
  })

  it('is not remembered when something else was tested', async () => {
    const { test, save, config } = await start(kind)
    await save()
    await test(kind === 'aeries' ? { cert: KEY.toLowerCase() } : { secret: 'wrong' })
    await test({ baseAPI: simulator.addressOf('nobody') })
    expect(await config()).toMatchObject({ lastVerifiedStatus: null })
  })
})

it('[S5] schools of Site Management are known', async () => {
  const { lea, call, test } = await start('qmlativ')
  for (const site of SITES)
    expect((await call('POST', `/district/site?lea=${lea}`, { ...site, schoolType: '' })).status).toBe(200)
  const { data } = await test()
  expect(stepOf(data, 'schoolsKnown')).toMatchObject({ status: 'passed', message: '2 schools found.' })
  expect(data.schools.map(({ isKnown }) => isKnown)).toEqual([true, true])
})

it('[S5] an access of Qmlativ outside of its dates is refused with what to look at', async () => {
  const { test } = await start('qmlativ', { failure: 'accessExpired' })
  expect((await test()).errors).toEqual([
    expect.objectContaining({ code: 'C030', message: expect.stringMatching(/dates/) }),
  ])
})

it('[S5] keys of Qmlativ that serve another of its APIs are right, and the data stays unproven', async () => {
  const { slug, test } = await start('qmlativ')
  const { keys } = CALLS.qmlativ
  simulator.install({
    slug,
    kind: 'oneroster',
    schoolYear: 2026,
    failure: null,
    rows: async () => [],
    keys: { sisApiKey: keys.key, sisApiSecret: keys.secret },
  })
  const { data } = await test()
  expect(data.schools).toEqual([])
  expect(stepOf(data, 'data')).toMatchObject({
    status: 'note',
    message: expect.stringMatching(/wasn't tested/),
  })
})
