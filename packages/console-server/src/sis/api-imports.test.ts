import type { ImportedComponent } from '@edconsole/console-core/import-rules'
import {
  type SimulatedFailure,
  type SisSimulator,
  startSimulator,
} from '@edconsole/console-demo/sis-simulator'
import { apiDistrict, KEYS, SMALL_DISTRICT } from '@edconsole/console-demo/sis-simulator/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepsIdentities } from '../pipeline/testing/keeps-identities.ts'
import { createTestServer, type TestServer } from '../testing/index.ts'

/** Short only for a SIS that never answers: under load others take their time. */
const network = { totalMs: 30_000, pause: async () => {} }
let server: TestServer
let simulator: SisSimulator
beforeAll(async () => {
  server = await createTestServer({ allowLoopback: true, network })
  simulator = await startSimulator()
})
afterAll(async () => {
  await simulator.close()
  await server.close()
})

const storedOf = (lea: string, component: ImportedComponent) =>
  server.db
    .selectFrom('sisRows')
    .select(['sourceId', 'data'])
    .where('lea', '=', lea)
    .where('component', '=', component)
    .where('isActive', '=', true)
    .orderBy('sourceId')
    .execute()

/** That the district itself is no site is worth a line, and no problem. */
const isProblem = ({ severity }: { severity: string }) => severity !== 'info'

describe.each(['aeries', 'qmlativ', 'q'] as const)('[R46] an import from %s', (kind) => {
  it('keeps zeros at the front, dates, and who is meant', async () => {
    const district = await apiDistrict(server, simulator, kind)
    for (const component of ['sites', 'students'] as const) await district.template(component)
    await district.sync()
    const [ada] = await storedOf(district.lea, 'students')
    expect(ada).toMatchObject({
      sourceId: '30018842',
      data: { siteCode: '0412', birthDate: '2016-03-09', gradeLevel: '05', gender: 'F', lastName: 'Brook' },
    })
  })

  it('reads long lists to their end', async () => {
    const many = Array.from({ length: 1203 }, (_, n) => ({
      studentId: String(40_000 + n),
      siteCode: '0412',
      firstName: 'Ada',
      lastName: `Brook ${n}`,
      birthDate: '2016-03-09',
      gradeLevel: '05',
      gender: 'F',
    }))
    const district = await apiDistrict(server, simulator, kind, {
      rows: async (component) => (component === 'students' ? many : SMALL_DISTRICT[component]),
    })
    for (const component of ['sites', 'students'] as const) await district.template(component)
    const batch = await district.sync()
    keepsIdentities(batch)
    expect(batch.result('students')).toMatchObject({ recordsRead: 1203, recordsInserted: 1203 })
    expect(batch.header.recordsRead).toBe(1205)
  })

  it.each<[SimulatedFailure, string, RegExp]>([
    ['keysRefused', 'E002', /^The SIS refused the certificate or key \(HTTP 40[01]\)\.$/],
    ['noPermission', 'E003', /^The certificate has no permission for ".+"\.$/],
    ['webPage', 'E001', /web page/],
    ['cutShort', 'E001', /ends too early/],
    ['listsCutShort', 'E001', /ends too early/],
    ['outOfOrder', 'E001', /busy or unavailable/],
    ['tooManyRequests', 'E001', /HTTP 429/],
    ['redirect', 'E001', /redirects to another server/],
    ['neverAnswers', 'E001', /took too long/],
  ])('ends with its cause when the SIS fails: %s', async (failure, code, message) => {
    const district = await apiDistrict(server, simulator, kind)
    for (const component of ['sites', 'students'] as const) await district.template(component)
    await district.sync()
    const before = await storedOf(district.lea, 'students')
    district.misbehave(failure)
    network.totalMs = failure === 'neverAnswers' ? 200 : 30_000
    const batch = await district.sync()
    network.totalMs = 30_000
    keepsIdentities(batch)
    const failed = batch.results.find(({ status }) => status === 'failed')
    expect(failed).toMatchObject({ failureOrigin: 'sis', message: expect.stringMatching(message) })
    expect(batch.details.find(({ severity }) => severity === 'error')).toMatchObject({
      errorCode: code,
      message: expect.stringMatching(message),
      stage: 'extract',
      fixTarget: { route: 'sis-import-api-setup' },
    })
    expect(await storedOf(district.lea, 'students')).toEqual(before)
    const told = JSON.stringify(batch)
    for (const hidden of [...Object.values(KEYS), '127.0.0.1', district.slug])
      expect(told).not.toContain(hidden)
  })

  it('waits for a SIS that is busy for a moment', async () => {
    const district = await apiDistrict(server, simulator, kind, { failure: 'busyNowAndThen' })
    await district.template('sites')
    expect((await district.sync()).header).toMatchObject({ status: 'completed', recordsRead: 2 })
  })

  it('warns when the SIS is in another year', async () => {
    const district = await apiDistrict(server, simulator, kind, { schoolYear: 2025 })
    await district.template('sites')
    const { details, header } = await district.sync()
    expect(header.status).toBe('completed')
    expect(details.filter(isProblem)).toEqual([
      expect.objectContaining({
        errorCode: 'E006',
        severity: 'warning',
        message: 'The SIS is in 2025-2026, the console is in 2026-2027.',
        fixTarget: {
          route: 'district',
          params: { districtId: String(district.id) },
          query: {},
          label: 'Open the rollover',
        },
      }),
    ])
  })
})

it('[R46] a field that the SIS does not have is missing from its answer, not from a file', async () => {
  const district = await apiDistrict(server, simulator, 'aeries')
  await district.template('sites')
  const rename = (columnName: string, sourceColumn: string) =>
    server.db
      .updateTable('importTemplateColumns')
      .set({ sourceColumn })
      .where('columnName', '=', columnName)
      .where(
        'templateId',
        'in',
        server.db.selectFrom('importTemplates').select('id').where('lea', '=', district.lea),
      )
      .execute()
  await rename('principalName', 'HeadOfSchool')
  await rename('siteName', 'name')
  const lenient = await district.sync()
  await rename('siteName', 'Title')
  const strict = await district.sync()
  const said = ({ details }: typeof strict) =>
    details
      .filter(isProblem)
      .map(({ errorCode, causeTitle, message, suggestion }) => [errorCode, causeTitle, message, suggestion])
  expect(said(lenient)).toEqual([
    [
      ...['V002', 'Header of site name differs in case'],
      'Header "Name" matches "name" only if upper and lower case are ignored.',
      'Correct the name in the template.',
    ],
    [
      ...['V001', 'Principal has no column in the SIS response'],
      'Column "HeadOfSchool" is missing from the SIS response. Principal was left unchanged.',
      'Map another column, or add it in the SIS.',
    ],
  ])
  expect(said(strict)[0]?.slice(0, 3)).toEqual([
    ...['V001', 'Site name has no column in the SIS response'],
    'Column "Title" is missing from the SIS response.',
  ])
  for (const [, ...texts] of [...said(lenient), ...said(strict)]) expect(texts.join()).not.toMatch(/file/)
})

it('[R46] a record that the SIS names twice is a duplicate in its answer', async () => {
  const [one = {}] = SMALL_DISTRICT.students
  const rows = [
    ...SMALL_DISTRICT.students,
    { ...one, firstName: 'Somebody else' },
    ...SMALL_DISTRICT.students.map((row, n) => ({ ...row, studentId: `7${n}` })),
  ]
  const district = await apiDistrict(server, simulator, 'aeries', {
    rows: async (component) => (component === 'students' ? rows : SMALL_DISTRICT[component]),
  })
  for (const component of ['sites', 'students'] as const) await district.template(component)
  const { details } = await district.sync()
  expect(details.filter(isProblem).map(({ errorCode, causeTitle }) => [errorCode, causeTitle])).toEqual([
    ['V008', 'Duplicate local ID in the SIS response'],
  ])
})

it('[R46] a SIS without such data says so, and what depends on it is skipped', async () => {
  const district = await apiDistrict(server, simulator, 'qmlativ')
  for (const component of ['sites', 'staff', 'courses', 'sections'] as const)
    await district.template(component)
  const batch = await district.sync()
  expect(batch.result('staff')).toMatchObject({
    status: 'failed',
    message: "The SIS doesn't provide staff.",
  })
  expect(batch.result('sections').status).toBe('cancelled')
  expect(batch.result('courses').status).toBe('completed')
})

it('[R46] R35 a connection without its key is not tried', async () => {
  const district = await apiDistrict(server, simulator, 'aeries')
  await district.template('sites')
  const { id, lea } = district
  await district.call('PATCH', `/district/${id}/api-provider?lea=${lea}`, {
    sisApiUrl: simulator.addressOf('another'),
  })
  const asked = simulator.asked.length
  expect((await district.sync()).result('sites')).toMatchObject({
    status: 'failed',
    message: "The SIS didn't respond: the connection is not set up.",
  })
  expect(simulator.asked).toHaveLength(asked)
})

it('[R46] an import goes to no private network', async () => {
  const district = await apiDistrict(server, simulator, 'aeries')
  await district.template('sites')
  await sql`update sis_api_configs set sis_api_url = 'https://10.0.0.8' where district_id = ${district.id}`.execute(
    server.db,
  )
  await sql`update sis_api_secrets set address = 'https://10.0.0.8' where district_id = ${district.id}`.execute(
    server.db,
  )
  expect((await district.sync()).result('sites').message).toMatch(/points to a private network/)
})
