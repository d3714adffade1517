import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { District, NewDistrict, SisApiConfig } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { jsonCalls } from '../testing/json-calls.ts'
import { personOf } from '../testing/person-of.ts'

let server: TestServer
let employee: ReturnType<typeof jsonCalls>
let bare: ReturnType<typeof jsonCalls>
beforeAll(async () => {
  server = await createTestServer()
  employee = jsonCalls(await server.browser('employee@example.org'))
  bare = jsonCalls(await server.browser('bare@example.org'))
})
afterAll(() => server.close())

const stored = (lea: string) =>
  server.db.selectFrom('districts').selectAll().where('lea', '=', lea).executeTakeFirst()
const minimal = (lea: string): NewDistrict => ({ lea, districtName: `Fern Hollow ${lea}`, state: 'CA' })

describe('making a district', () => {
  it('[S7] saves every field, and answers the district as the list shows it', async () => {
    const body: NewDistrict = {
      lea: '0612345',
      districtName: '  Cypress Fork Unified ',
      state: 'CA',
      districtType: 'charter',
      contactName: 'Ida Stone',
      contactEmailAddress: 'ida@example.org',
      contactPhone: '5555550142',
      address1: '1 Oak Street',
      address2: null,
      city: 'Fork',
      zip: '95001-0001',
      county: 'Oak',
      ncesLeaId: '0612345',
      stateLeaId: '99123450000000',
      timeZone: 'America/Los_Angeles',
      website: 'https://fork.example.org',
      sisYear: 2025,
      sisProviderName: 'Aeries',
      isActive: true,
      importsEnabled: false,
      autoImportTime: '04:30',
      notes: 'New this autumn.',
    }
    const { status, data } = await employee<District>('POST', '/district?lea=0612345', body)
    expect(status).toBe(200)
    expect(data).toMatchObject({ ...body, districtName: 'Cypress Fork Unified', createdBy: 'Ana Silva' })
    const listed = await employee<District[]>('GET', '/district?filter[lea]=0612345')
    expect(listed.data).toEqual([data])
    expect((await readdir(join(server.inboxDir, '0612345'))).sort()).toEqual([])
  })

  it.each([
    ['0610001', 'File upload (SFTP)', []],
    ['0610002', 'Aeries', ['sisApiUrl', 'sisApiKey']],
  ])(
    '[S7] %s begins the connection to the system that was chosen: %s',
    async (lea, system, missingFields) => {
      const { data } = await employee<District>('POST', '/district', {
        ...minimal(lea),
        sisProviderName: system,
      })
      const path = `/district/${data.id}/sis-import-provider-configs?lea=${lea}`
      const { id } = await server.db
        .selectFrom('sisSystems')
        .select('id')
        .where('name', '=', system)
        .executeTakeFirstOrThrow()
      expect((await employee<SisApiConfig[]>('GET', path)).data).toEqual([
        expect.objectContaining({ sisSystemId: id, missingFields, sisApiUrl: null, sentAt: null }),
      ])
    },
  )

  it('R31 starts with the current school year, and a client of its own that people can sign in at', async () => {
    const { data } = await employee<District>('POST', '/district', minimal('0600001'))
    expect(data).toMatchObject({
      sisYear: 2026,
      districtType: 'unified',
      isActive: true,
      importsEnabled: true,
    })
    const found = await server.fetch('/api/public/clients?search=Fern Hollow 0600001')
    expect((await found.json()).data).toEqual([
      expect.objectContaining({
        id: data.illuminateClientId,
        slug: 'fern-hollow-0600001',
        authProviders: [{ code: 'illuminate', title: 'Local', selfServiceReset: false }],
      }),
    ])
  })

  it.each([
    ['the zone of its state', { state: 'CA' }, 'America/Los_Angeles'],
    ['that of another state', { state: 'HI' }, 'Pacific/Honolulu'],
    ['the zone that was chosen', { state: 'TX', timeZone: 'America/Denver' }, 'America/Denver'],
  ] as const)('[S3] starts with %s', async (_, where, timeZone) => {
    const { data } = await employee<District>('POST', '/district', {
      ...minimal(`0600${where.state}`),
      ...where,
    })
    expect(data.timeZone).toBe(timeZone)
  })

  it('names its client apart from one with nearly the same name', async () => {
    const twins = [
      { ...minimal('0600002'), districtName: 'Twin Peaks' },
      { ...minimal('0600003'), districtName: 'Twin-Peaks' },
    ]
    const ids = []
    for (const twin of twins)
      ids.push((await employee<District>('POST', '/district', twin)).data.illuminateClientId)
    const slugs = await server.db
      .selectFrom('clients')
      .select('slug')
      .where('id', 'in', ids)
      .orderBy('id')
      .execute()
    expect(slugs).toEqual([{ slug: 'twin-peaks' }, { slug: 'twin-peaks-2' }])
  })

  it('links a client that has no district, and leaves it its name', async () => {
    const client = await server.db
      .insertInto('clients')
      .values({ clientName: 'Waiting Client', state: 'CA', slug: 'waiting' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const body = { ...minimal('0600004'), illuminateClientId: client.id }
    expect((await employee<District>('POST', '/district', body)).data.illuminateClientId).toBe(client.id)
    const linked = await server.db
      .selectFrom('clients')
      .selectAll()
      .where('id', '=', client.id)
      .executeTakeFirst()
    expect(linked).toMatchObject({ clientName: 'Waiting Client', lea: '0600004' })
    const again = await employee('POST', '/district', { ...body, lea: '0600005' })
    expect(again.error).toMatchObject({ code: 400, field: 'illuminateClientId' })
    expect(again.error?.message).toContain(body.districtName)
  })

  it.each<[string, string, Record<string, unknown>]>([
    ['lea', 'no code', { lea: undefined }],
    ['lea', 'a code with a space', { lea: '06 1' }],
    ['lea', 'a code that is too long', { lea: '0'.repeat(21) }],
    ['lea', 'a code that is taken', { lea: '4107320' }],
    ['districtName', 'no name', { districtName: '   ' }],
    ['districtName', 'a long name', { districtName: 'x'.repeat(121) }],
    ['districtName', "a client's name in the same state", { districtName: 'copperleaf unified' }],
    ['state', 'no state', { state: undefined }],
    ['state', 'a territory', { state: 'PR' }],
    ['districtType', 'an unknown type', { districtType: 'county' }],
    ['contactName', 'a long contact', { contactName: 'x'.repeat(101) }],
    ['contactEmailAddress', 'half an address', { contactEmailAddress: 'ida@example' }],
    ['contactEmailAddress', 'an empty address', { contactEmailAddress: '' }],
    ['contactPhone', 'a short number', { contactPhone: '555555014' }],
    ['contactPhone', 'a written number', { contactPhone: '(555) 555-0142' }],
    ['address1', 'a number', { address1: 7 }],
    ['city', 'an empty city', { city: '' }],
    ['zip', 'four digits', { zip: '9500' }],
    ['ncesLeaId', 'six digits', { ncesLeaId: '061234' }],
    ['ncesLeaId', 'the id of another state', { ncesLeaId: '4812345' }],
    ['stateLeaId', 'a CDS code of a school', { stateLeaId: '99123450012345' }],
    ['stateLeaId', 'a short CDS code', { stateLeaId: '9912345' }],
    ['timeZone', 'no time zone', { timeZone: 'America/Fork' }],
    ['website', 'http', { website: 'http://fork.example.org' }],
    ['website', 'a password', { website: 'https://me:word@fork.example.org' }],
    ['sisYear', 'a pair', { sisYear: '2026-2027' }],
    ['sisYear', 'a year long gone', { sisYear: 1989 }],
    ['sisYear', 'a year that cannot be chosen', { sisYear: 2021 }],
    ['sisProviderName', 'an unknown system', { sisProviderName: 'Abacus' }],
    ['importsEnabled', 'a word', { importsEnabled: 'yes' }],
    ['autoImportTime', 'no time', { autoImportTime: '24:00' }],
    ['notes', 'long notes', { notes: 'x'.repeat(2001) }],
    ['illuminateClientId', 'no client', { illuminateClientId: 999_999 }],
    ['illuminateClientId', 'a client of another district', { illuminateClientId: 90_413 }],
    ['sisApiKey', 'a secret', { sisApiKey: 'abc' }],
    ['id', 'an id', { id: 7 }],
  ])("refuses '%s': %s, and makes nothing", async (field, _, wrong) => {
    const count = async () => [
      (await server.db.selectFrom('districts').select('id').execute()).length,
      (await server.db.selectFrom('clients').select('id').execute()).length,
    ]
    const before = await count()
    const { status, error } = await employee('POST', '/district', { ...minimal('0699999'), ...wrong })
    expect([status, error?.field]).toEqual([400, field])
    expect(error?.message).not.toContain(`'${field}'`)
    expect(await count()).toEqual(before)
  })

  it('[S7] refuses a parameter that names another district than the body', async () => {
    const { error } = await employee('POST', '/district?lea=4107320', minimal('0600006'))
    expect(error).toMatchObject({ code: 400, field: 'lea' })
    expect(await stored('0600006')).toBeUndefined()
  })

  it('[R47] lets provider staff and who has the role, and nobody else', async () => {
    expect((await bare('POST', '/district', minimal('0600007'))).status).toBe(200)
    const admin = jsonCalls(await server.browser('admin@example.org'))
    expect((await admin('POST', '/district', minimal('0600008'))).status).toBe(403)
    const maker = await personOf(server, ['ROLE_SETUP_DISTRICT_CREATE'])
    const made = await maker.call<District>('POST', '/district', minimal('0600009'))
    expect(made.status).toBe(200)
    const own = await maker.call<{ lea: string }[]>('GET', '/districts')
    expect(own.data.map(({ lea }) => lea).sort()).toEqual(['0600009', maker.district.lea].sort())
  })

  it.each([
    ['illuminateClientId', { illuminateClientId: 90_413 }],
    ['notes', { notes: 'mine' }],
  ])("[R47] leaves '%s' to provider staff", async (field, extra) => {
    const { call } = await personOf(server, ['ROLE_SETUP_DISTRICT_CREATE'])
    const { status, error } = await call('POST', '/district', { ...minimal('0600010'), ...extra })
    expect([status, error?.field]).toEqual([403, field])
    expect(await stored('0600010')).toBeUndefined()
  })

  it('R3 asks provider staff for the role too when the setting is strict', async () => {
    const strict = await createTestServer({ employeeAccess: 'strict' })
    const call = jsonCalls(await strict.browser('bare@example.org'))
    expect((await call('POST', '/district', minimal('0600011'))).status).toBe(403)
    expect((await call('PATCH', '/district/412?lea=4107320', { city: 'X' })).status).toBe(403)
    await strict.close()
  })
})

it('[S3] notes are for provider staff alone, secrets for nobody', async () => {
  const admin = jsonCalls(await server.browser('admin@example.org'))
  const theirs = await admin<District[]>('GET', '/district?lea=4107320')
  expect(theirs.data[0]).not.toHaveProperty('notes')
  const ours = await employee<District[]>('GET', '/district?lea=4107320')
  expect(ours.data[0]?.notes).toMatch(/Aeries/)
  for (const { text } of [theirs, ours]) expect(text).not.toMatch(/sealed|DemosisApi|v2\./)
})
