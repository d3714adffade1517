import type { SisApiConfig, UpdateSisApiConfig } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { jsonCalls } from '../testing/json-calls.ts'

const AERIES = 1
const QMLATIV = 2
const Q = 3
const ONEROSTER = 4
const FILE = 5
const CERT = 'aB3'.padEnd(32, '7')
const SECRETS = [CERT, 'a-key-of-the-sis', 'a-secret-of-the-sis']

let server: TestServer
let employee: ReturnType<typeof jsonCalls>
beforeAll(async () => {
  server = await createTestServer()
  employee = jsonCalls(await server.browser('employee@example.org'))
})
afterAll(() => server.close())

type Call = ReturnType<typeof jsonCalls>
const start = async (roles?: readonly string[]) => {
  const district = await server.newDistrict(roles ? { roles } : {})
  const call = roles ? jsonCalls(await server.browser(district.email)) : employee
  return { ...district, call, save: saving(call, district), read: reading(call, district) }
}
const saving =
  (call: Call, { id, lea }: { id: number; lea: string }) =>
  (body: object) =>
    call<SisApiConfig>('PATCH', `/district/${id}/api-provider?lea=${lea}`, body)
const reading =
  (call: Call, { id, lea }: { id: number; lea: string }) =>
  () =>
    call<SisApiConfig[]>('GET', `/district/${id}/sis-import-provider-configs?lea=${lea}`)
const kept = async (districtId: number) => ({
  config: await server.db
    .selectFrom('sisApiConfigs')
    .selectAll()
    .where('districtId', '=', districtId)
    .execute(),
  secrets: await server.db
    .selectFrom('sisApiSecrets')
    .selectAll()
    .where('districtId', '=', districtId)
    .execute(),
  district: await server.db.selectFrom('districts').selectAll().where('id', '=', districtId).execute(),
})
const opened = async (districtId: number) =>
  Object.fromEntries(
    (await kept(districtId)).secrets.map(({ name, sealed, address }) => [
      name,
      [server.secrets.open(sealed), address],
    ]),
  )
const aeries = { sisSystemId: AERIES, sisApiUrl: 'https://sis.example.org/aeries', sisApiKey: CERT }
const keyAndSecret = {
  sisApiUrl: 'https://sis.example.org/q',
  sisApiKey: SECRETS[1],
  sisApiSecret: SECRETS[2],
}
const qmlativ = { ...keyAndSecret, sisSystemId: QMLATIV }

describe('saving a connection', () => {
  it.each<[string, UpdateSisApiConfig, Partial<SisApiConfig>]>([
    ['Aeries', aeries, { authenticationType: 'certificate', sisApiSecretSavedAt: null }],
    [
      'Qmlativ',
      { ...qmlativ, entityId: 3, apiSchoolYearId: 17 },
      { authenticationType: 'oauth2ClientCredentials', entityId: 3, apiSchoolYearId: 17 },
    ],
    [
      'Q',
      { ...keyAndSecret, sisSystemId: Q, qFilename: 'LIVE' },
      { authenticationType: 'keySecret', qFilename: 'LIVE' },
    ],
    [
      'OneRoster',
      { ...keyAndSecret, sisSystemId: ONEROSTER },
      { authenticationType: 'oauth2ClientCredentials' },
    ],
    ['File upload (SFTP)', { sisSystemId: FILE }, { authenticationType: null, sisApiUrl: null }],
  ])('[S3] %s: answers everything but the secrets, which are sealed', async (name, body, expected) => {
    const district = await start()
    expect((await district.read()).data).toEqual([])
    const { status, data, text } = await district.save(body)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      ...{ ...expected, districtId: district.id, sisSystemId: body.sisSystemId, missingFields: [] },
      ...{ lastVerifiedAt: null, lastVerifiedStatus: null, updatedBy: 'Ana Silva' },
    })
    const listed = await district.read()
    expect(listed.data).toEqual([data])
    for (const secret of SECRETS) expect(text + listed.text).not.toContain(secret)
    const { sisApiKey, sisApiSecret, sisApiUrl = null } = body
    expect(await opened(district.id)).toEqual({
      ...(sisApiKey && { sisApiKey: [sisApiKey, sisApiUrl] }),
      ...(sisApiSecret && { sisApiSecret: [sisApiSecret, sisApiUrl] }),
    })
    expect(JSON.stringify((await kept(district.id)).secrets)).not.toContain(sisApiKey ?? 'nothing')
    expect((await kept(district.id)).district[0]?.sisProviderName).toBe(name)
  })

  it.each([
    ['https://SIS.example.org/aeries/', 'https://sis.example.org/aeries'],
    ['https://sis.example.org/aeries/api/v5/schools', 'https://sis.example.org/aeries'],
    [' https://sis.example.org/aeries/Login.aspx?x=1 ', 'https://sis.example.org/aeries'],
  ])('trims %s', async (sisApiUrl, expected) => {
    const { save, id } = await start()
    expect((await save({ ...aeries, sisApiUrl })).data.sisApiUrl).toBe(expected)
    expect(await opened(id)).toEqual({ sisApiKey: [CERT, expected] })
  })

  it('R35 keeps a secret that is left out, and replaces one that is sent', async () => {
    const { save, id } = await start()
    const first = (await save(qmlativ)).data
    server.advance(60_000)
    const second = (await save({ sisApiKey: 'another-key', entityId: 2 })).data
    expect(second.sisApiSecretSavedAt).toBe(first.sisApiSecretSavedAt)
    expect(second.sisApiKeySavedAt).not.toBe(first.sisApiKeySavedAt)
    expect(await opened(id)).toEqual({
      sisApiKey: ['another-key', qmlativ.sisApiUrl],
      sisApiSecret: [qmlativ.sisApiSecret, qmlativ.sisApiUrl],
    })
  })

  it('R35 a new address is saved without its secrets: those stay bound to the old one', async () => {
    const { save, id } = await start()
    await save(qmlativ)
    const moved = (await save({ sisApiUrl: 'https://new.example.org/q' })).data
    expect(moved).toMatchObject({
      sisApiUrl: 'https://new.example.org/q',
      missingFields: ['sisApiKey', 'sisApiSecret'],
      sisApiKeySavedAt: expect.any(String),
    })
    expect((await save({ sisApiKey: 'new-key' })).data.missingFields).toEqual(['sisApiSecret'])
    expect(await opened(id)).toEqual({
      sisApiKey: ['new-key', 'https://new.example.org/q'],
      sisApiSecret: [qmlativ.sisApiSecret, qmlativ.sisApiUrl],
    })
    const back = (await save({ sisApiUrl: qmlativ.sisApiUrl })).data
    expect(back.missingFields).toEqual(['sisApiKey'])
  })

  it('another system starts empty, and needs its own keys', async () => {
    const { save, id, read } = await start()
    await save(aeries)
    const before = await kept(id)
    expect((await save({ sisSystemId: QMLATIV })).error).toMatchObject({ code: 400, field: 'sisApiUrl' })
    expect(await kept(id)).toEqual(before)
    await save({ sisSystemId: FILE })
    expect((await kept(id)).secrets).toEqual([])
    expect((await read()).data[0]).toMatchObject({ sisApiUrl: null, sisApiKeySavedAt: null })
  })

  it('what a test found out does not outlive a change', async () => {
    const { save, id } = await start()
    await save(aeries)
    await server.db
      .updateTable('sisApiConfigs')
      .set({ lastVerifiedAt: server.now(), lastVerifiedStatus: 'ok', schoolsFound: 14 })
      .where('districtId', '=', id)
      .execute()
    expect((await save({ sisApiKey: CERT.toLowerCase() })).data).toMatchObject({
      ...{ lastVerifiedAt: null, lastVerifiedStatus: null, schoolsFound: null },
    })
  })
})

describe('[R10] sending a connection to the provider', () => {
  it('is noted with who did it, changes nothing else, and needs everything to be there', async () => {
    const { save, read, id } = await start()
    expect((await save({ sent: true })).error).toMatchObject({ code: 400, field: 'sisSystemId' })
    const first = (await save(aeries)).data
    expect(first).toMatchObject({ sentAt: null, sentBy: null })
    await server.db
      .updateTable('sisApiConfigs')
      .set({ lastVerifiedAt: server.now(), lastVerifiedStatus: 'ok', schoolsFound: 14 })
      .where('districtId', '=', id)
      .execute()
    const sent = (await save({ sent: true })).data
    expect(sent).toMatchObject({
      ...{ sentAt: expect.stringMatching(/Z$/), sentBy: 'Ana Silva' },
      ...{ lastVerifiedStatus: 'ok', updatedAt: first.updatedAt },
    })
    await save({ sisApiUrl: 'https://new.example.org/aeries' })
    expect((await save({ sent: true })).error).toMatchObject({ code: 400, field: 'sisApiKey' })
    expect((await read()).data[0]).toMatchObject({ sentAt: sent.sentAt })
  })
})

describe('[ux 9.2] two people edit', () => {
  it('whoever saves later is refused with the name of the other one, and nothing is changed', async () => {
    const { save, id } = await start()
    const first = (await save({ ...aeries, updatedAt: null })).data
    server.advance(60_000)
    expect((await save({ sisApiKey: CERT, updatedAt: first.updatedAt })).status).toBe(200)
    const before = await kept(id)
    for (const updatedAt of [first.updatedAt, null]) {
      const late = await save({ sisApiUrl: 'https://other.example.org', updatedAt })
      expect(late.error).toMatchObject({ code: 409, message: expect.stringMatching(/^Ana Silva saved this/) })
    }
    expect(await kept(id)).toEqual(before)
  })
})

describe('refusals', () => {
  it.each<[string, string, object]>([
    ['sisSystemId', 'an unknown system', { ...aeries, sisSystemId: 99 }],
    ['sisSystemId', 'a name', { ...aeries, sisSystemId: 'Aeries' }],
    ['sisApiUrl', 'http', { ...aeries, sisApiUrl: 'http://sis.example.org' }],
    ['sisApiUrl', 'a password in it', { ...aeries, sisApiUrl: 'https://me:word@sis.example.org' }],
    ['sisApiUrl', 'a query', { ...aeries, sisApiUrl: 'https://sis.example.org/?db=1' }],
    ['sisApiUrl', 'no address', { ...aeries, sisApiUrl: 'sis' }],
    ['sisApiUrl', 'this very server', { ...aeries, sisApiUrl: 'https://localhost:9/aeries' }],
    ['sisApiUrl', 'this very server by number', { ...aeries, sisApiUrl: 'http://127.0.0.1/aeries' }],
    ['sisApiUrl', 'no address where one is needed', { ...aeries, sisApiUrl: null }],
    ['sisApiUrl', 'an address where none is', { sisSystemId: FILE, sisApiUrl: 'https://sis.example.org' }],
    ['sisApiKey', 'a short certificate', { ...aeries, sisApiKey: 'aB3' }],
    ['sisApiKey', 'a certificate with a hyphen', { ...aeries, sisApiKey: `${CERT.slice(1)}-` }],
    ['sisApiKey', 'no certificate', { ...aeries, sisApiKey: undefined }],
    ['sisApiKey', 'null', { ...aeries, sisApiKey: null }],
    ['sisApiKey', 'a mask', { ...qmlativ, sisApiKey: '••••••••' }],
    ['sisApiSecret', 'a mask of stars', { ...qmlativ, sisApiSecret: '********' }],
    ['sisApiSecret', 'none for Qmlativ', { ...qmlativ, sisApiSecret: undefined }],
    ['sisApiSecret', 'one for Aeries', { ...aeries, sisApiSecret: 'abc' }],
    ['qFilename', 'one for Aeries', { ...aeries, qFilename: 'LIVE' }],
    ['qFilename', 'none for Q', { ...keyAndSecret, sisSystemId: Q }],
    ['qFilename', 'a long one', { ...keyAndSecret, sisSystemId: Q, qFilename: 'x'.repeat(121) }],
    ['entityId', 'one for Q', { ...keyAndSecret, sisSystemId: Q, qFilename: 'LIVE', entityId: 1 }],
    ['entityId', 'zero', { ...qmlativ, entityId: 0 }],
    ['apiSchoolYearId', 'a fraction', { ...qmlativ, apiSchoolYearId: 1.5 }],
    ['lastVerifiedStatus', 'a result of its own', { ...aeries, lastVerifiedStatus: 'ok' }],
  ])("'%s': %s", async (field, _, body) => {
    const { save, id } = await start()
    const before = await kept(id)
    const { status, error, text } = await save(body)
    expect([status, error?.field]).toEqual([400, field])
    expect(error?.message).toContain(`'${field}'`)
    for (const secret of [...SECRETS, 'word@']) expect(text).not.toContain(secret)
    expect(await kept(id)).toEqual(before)
  })

  it('a district without a system has to name one', async () => {
    const { save, id } = await start()
    await server.db.updateTable('districts').set({ sisProviderName: null }).where('id', '=', id).execute()
    const { sisSystemId: _, ...body } = aeries
    expect((await save(body)).error).toMatchObject({ code: 400, field: 'sisSystemId' })
  })

  it('a demonstration may name this very machine', async () => {
    const demo = await createTestServer({ allowLoopback: true })
    const save = saving(jsonCalls(await demo.browser('api@example.org')), { id: 412, lea: '4107320' })
    const { status, data } = await save({ sisApiUrl: 'http://localhost:4310/aeries/', sisApiKey: CERT })
    expect([status, data.sisApiUrl]).toEqual([200, 'http://localhost:4310/aeries'])
    await demo.close()
  })
})

describe('[R47]', () => {
  it.each<[readonly string[], number, number]>([
    [['ROLE_SETUP_SIS_IMPORTS_API_EDIT', 'ROLE_SETUP_DISTRICT_VIEW'], 200, 200],
    [['ROLE_SETUP_SIS_IMPORTS_API_EDIT'], 403, 200],
    [['ROLE_SETUP_SIS_IMPORTS_API_VIEW'], 200, 403],
    [['ROLE_SETUP_DISTRICT_VIEW'], 403, 403],
    [['ROLE_SETUP_DISTRICT_CREATE'], 403, 403],
  ])('%j reads %i and writes %i', async (roles, read, write) => {
    const district = await start(roles)
    expect([(await district.read()).status, (await district.save(aeries)).status]).toEqual([read, write])
  })

  it('[R18] a district of somebody else is out of reach', async () => {
    const own = await start(['ROLE_SETUP_SIS_IMPORTS_API_EDIT', 'ROLE_SETUP_DISTRICT_VIEW'])
    const other = await start()
    await other.save(aeries)
    const before = await kept(other.id)
    const foreign = { id: other.id, lea: other.lea }
    const mixed = { id: other.id, lea: own.lea }
    expect((await saving(own.call, foreign)(qmlativ)).status).toBe(403)
    expect((await saving(own.call, mixed)(qmlativ)).status).toBe(404)
    expect((await reading(own.call, foreign)()).status).toBe(403)
    expect((await reading(own.call, mixed)()).status).toBe(404)
    expect(await kept(other.id)).toEqual(before)
  })
})

it('R35 the demo has keys in every connection that needs them, sealed with the key of this server', async () => {
  for (const [id, lea] of [
    [412, '4107320'],
    [413, '0610391'],
  ] as const) {
    const { data } = await reading(employee, { id, lea })()
    expect(data[0]).toMatchObject({ missingFields: [], sisApiKeySavedAt: expect.any(String) })
    expect(Object.keys(await opened(id))).toEqual(['sisApiKey'])
  }
  const { rows } = await sql<{ line: string }>`select row_to_json(d)::text as line from districts d`.execute(
    server.db,
  )
  expect(rows.map(({ line }) => line).join()).not.toMatch(/v1\.|Demo/)
})
