import type { SisApiConfig, UpdateSisApiConfig } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aeries,
  apiProviderCalls,
  CERT,
  FILE,
  keyAndSecret,
  ONEROSTER,
  Q,
  QMLATIV,
  qmlativ,
  reading,
  SECRETS,
} from '../testing/api-provider-calls.ts'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { jsonCalls } from '../testing/json-calls.ts'

let server: TestServer
let employee: ReturnType<typeof jsonCalls>
beforeAll(async () => {
  server = await createTestServer()
  employee = jsonCalls(await server.browser('employee@example.org'))
})
afterAll(() => server.close())

const { start, kept, opened } = apiProviderCalls(() => server)

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
      ...expected,
      districtId: district.id,
      sisSystemId: body.sisSystemId,
      missingFields: [],
      lastVerifiedAt: null,
      lastVerifiedStatus: null,
      updatedBy: 'Ana Silva',
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
      lastVerifiedAt: null,
      lastVerifiedStatus: null,
      schoolsFound: null,
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
      sentAt: expect.stringMatching(/Z$/),
      sentBy: 'Ana Silva',
      lastVerifiedStatus: 'ok',
      updatedAt: first.updatedAt,
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
      expect(late.error).toMatchObject({
        code: 409,
        message: expect.stringMatching(/^Ana Silva changed this connection/),
      })
    }
    expect(await kept(id)).toEqual(before)
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
  expect(rows.map(({ line }) => line).join()).not.toMatch(/v2\.|Demo/)
})
