import { type ImportedComponent, standardTemplate } from '@edconsole/console-core/import-rules'
import { apiDistrict, KEYS } from '@edconsole/console-demo/sis-simulator/testing'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/index.ts'
import { importedData } from './testing/imported-data.ts'
import { RIVER_DISTRICT } from './testing/river-district.ts'
import { type OneRosterLists, type ProviderHabits, serveOneRoster } from './testing/serve-one-roster.ts'

let server: TestServer
let provider: Awaited<ReturnType<typeof serveOneRoster>>
beforeAll(async () => {
  server = await createTestServer({
    allowLoopback: true,
    network: { totalMs: 30_000, pause: async () => {} },
  })
})
afterEach(() => provider.close())
afterAll(() => server.close())

/** A district that imports from a provider with these habits. */
const districtOf = async (
  habits: ProviderHabits,
  components: readonly ImportedComponent[] = ['sites', 'students'],
  lists: OneRosterLists = RIVER_DISTRICT,
) => {
  provider = await serveOneRoster(lists, habits, KEYS)
  const district = await apiDistrict(server, provider, 'oneroster')
  for (const component of components)
    await district.call(
      'POST',
      `/district/sis-imports?lea=${district.lea}`,
      standardTemplate({ id: 4, kind: 'oneroster' }, component),
    )
  const rowsOf = (component: ImportedComponent) => importedData(server.db, district.lea, component)
  const said = ({ details }: Awaited<ReturnType<typeof district.sync>>) =>
    details
      .filter(({ severity }) => severity !== 'info')
      .map(({ componentName, errorCode, message }) => [componentName, errorCode, message])
  return { ...district, rowsOf, said }
}

const SCOPE = 'https://purl.imsglobal.org/spec/or/v1p1/scope/roster-core.readonly'
const isBasic = (authorization: string | undefined) => authorization?.startsWith('Basic ') ?? false

it.each<[string, ProviderHabits]>([
  [
    'a token for a scope, at an address like the one of Aeries',
    { tokenPath: '/token', accepts: (fields) => fields.get('scope')?.split(' ').includes(SCOPE) ?? false },
  ],
  ['a token at an address like the one of PowerSchool', { tokenPath: '/oauth/access_token' }],
  ['a token without a scope', { accepts: (fields, header) => isBasic(header) && !fields.has('scope') }],
  [
    'a token for keys in the body',
    {
      accepts: (fields, header) =>
        !isBasic(header) &&
        fields.get('client_id') === KEYS.sisApiKey &&
        fields.get('client_secret') === KEYS.sisApiSecret,
    },
  ],
  ['signed requests, as OAuth 1.0a has them', { tokenPath: null }],
  ['signed requests, and refuses all others', { tokenPath: null, elsewhere: 401 }],
  ['404 behind the last record', { behindTheEnd: 404 }],
  ['no right to read the school year', { refuses: { academicSessions: 403 } }],
])('[S3] a provider of OneRoster may want %s', async (_, habits) => {
  const district = await districtOf(habits)
  const tested = await district.call('POST', `/oneroster/schools?lea=${district.lea}`, {
    baseAPI: provider.addressOf(),
  })
  expect(tested.data).toMatchObject({ schools: [{ code: '0412', name: 'Alder High' }] })
  const batch = await district.sync()
  expect([batch.header.status, district.said(batch)]).toEqual(['completed', []])
  expect(await district.rowsOf('students')).toMatchObject([
    { studentId: '30018842', birthDate: '2011-03-09' },
    { studentId: '30018843' },
  ])
})

it.each([403, 404])(
  '[R46] what a provider withholds by %i is missing, and records keep it',
  async (status) => {
    const district = await districtOf({})
    await district.sync()
    const before = await district.rowsOf('students')
    expect(before).toMatchObject([{ birthDate: '2011-03-09', gender: 'F' }, { gender: 'F' }])
    provider.refuse({ demographics: status })
    expect(district.said(await district.sync())[0]).toEqual([
      ...['students', 'V001', 'Column "birthDate" is missing from the SIS response.'],
    ])
    await server.db
      .updateTable('importTemplateColumns')
      .set({ mappingType: 'fixed', fixedValue: '2012-01-31', sourceColumn: null })
      .where('columnName', '=', 'birthDate')
      .execute()
    const batch = await district.sync()
    expect(batch.header).toMatchObject({ recordsUpdated: 2, recordsRejected: 0, errorCount: 0 })
    expect(district.said(batch)[0]).toEqual([
      ...['students', 'V001', 'Column "sex" is missing from the SIS response. Gender was left unchanged.'],
    ])
    expect(await district.rowsOf('students')).toEqual(
      before.map((row) => ({ ...row, birthDate: '2012-01-31' })),
    )
  },
)

it('[R46] a page that is missing after a full one fails the import, and removes nothing', async () => {
  const orgs = Array.from({ length: 500 }, (_, n) => ({
    sourcedId: `o-${n}`,
    type: 'department',
    name: `${n}`,
  }))
  const district = await districtOf({ behindTheEnd: 404 }, ['sites'], { ...RIVER_DISTRICT, orgs })
  expect(district.said(await district.sync())).toEqual([
    [
      ...['sites', 'E001'],
      "The SIS didn't respond at /ims/oneroster/v1p1/orgs: this path was not found (HTTP 404).",
    ],
  ])
})

it('[R46] a finding names the list that was refused', async () => {
  const district = await districtOf({ refuses: { orgs: 200, users: 403 } }, ['students'])
  provider.refuse({ users: 403 })
  expect(district.said(await district.sync())).toEqual([
    ['students', 'E003', 'The certificate has no permission for "users".'],
  ])
  provider.refuse({ orgs: 404 })
  expect(district.said(await district.sync())).toEqual([
    [
      ...['students', 'E001'],
      "The SIS didn't respond at /ims/oneroster/v1p1/orgs: this path was not found (HTTP 404).",
    ],
  ])
})

it('[S5] a token URL of its own is asked, on the server of the SIS only', async () => {
  const district = await districtOf({ tokenPath: '/campus/oauth2/token?appName=console' })
  const tokenUrl = `${provider.addressOf()}/campus/oauth2/token?appName=console`
  const testWith = (more: object) =>
    district.call<{ schools: unknown[] }>('POST', `/oneroster/schools?lea=${district.lea}`, {
      baseAPI: provider.addressOf(),
      ...more,
    })
  expect((await testWith({})).errors).toMatchObject([{ code: 'C030' }])
  expect((await testWith({ tokenUrl })).data.schools).toHaveLength(1)
  const elsewhere = 'https://tokens.example.org/token'
  expect((await testWith({ tokenUrl: elsewhere })).errors).toEqual([
    {
      code: 'C001',
      message: 'The token URL must be on the same server as the API URL.',
      step: 'addressForm',
    },
  ])
  const save = (url: string) =>
    district.call('PATCH', `/district/${district.id}/api-provider?lea=${district.lea}`, { tokenUrl: url })
  expect(await save(elsewhere)).toMatchObject({
    status: 400,
    error: { field: 'tokenUrl', message: expect.stringContaining('same server') },
  })
  expect((await save(tokenUrl)).status).toBe(200)
  expect((await district.sync()).header).toMatchObject({ status: 'completed' })
})

/** The same district as a provider of OneRoster 1.2 has it. */
const IN_1_2: OneRosterLists = {
  ...RIVER_DISTRICT,
  users: (RIVER_DISTRICT.users ?? []).map(({ role, orgs, ...user }) => ({
    ...user,
    userMasterIdentifier: null,
    roles: [
      { roleType: 'secondary', role: 'aide', org: { sourcedId: '77aa-transport', type: 'org' } },
      { roleType: 'primary', role, org: Array.isArray(orgs) ? orgs[0] : null },
    ].slice(role === 'teacher' ? 0 : 1),
    primaryOrg: Array.isArray(orgs) ? orgs[0] : null,
    userProfiles: [],
  })),
}

it('[S3] a provider of OneRoster 1.2 is understood', async () => {
  const components = [
    'sites',
    'staff',
    'students',
    'gradingPeriods',
    'courses',
    'sections',
    'roster',
  ] as const
  const district = await districtOf({ api: '/ims/oneroster/rostering/v1p2' }, components, IN_1_2)
  const batch = await district.sync()
  expect([batch.header.status, district.said(batch)]).toEqual(['completed', []])
  expect(await district.rowsOf('students')).toMatchObject([
    { studentId: '30018842', siteCode: '0412', gradeLevel: '09', birthDate: '2011-03-09' },
    { studentId: '30018843', siteCode: '0412' },
  ])
  expect(
    (await district.rowsOf('staff')).map(({ staffId, primarySiteCode }) => [staffId, primarySiteCode]),
  ).toEqual([
    ['A400', '0412'],
    ['T100', '0412'],
    ['T200', '0412'],
    ['T300', '0412'],
  ])
  expect(await district.rowsOf('sections')).toHaveLength(3)
  expect(await district.rowsOf('roster')).toHaveLength(2)
})
