import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aeries,
  apiProviderCalls,
  CERT,
  FILE,
  keyAndSecret,
  Q,
  qmlativ,
  reading,
  SECRETS,
  saving,
} from '../testing/api-provider-calls.ts'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { jsonCalls } from '../testing/json-calls.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const { start, kept } = apiProviderCalls(() => server)

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
    expect(error?.message).not.toContain(`'${field}'`)
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
