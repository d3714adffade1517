import type { District, UpdateDistrict } from '@edconsole/console-core/contract'
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

describe('changing a district', () => {
  it.each<[keyof UpdateDistrict, UpdateDistrict]>([
    ['districtName', { districtName: 'Renamed' }],
    ['contactEmailAddress', { contactEmailAddress: null }],
    ['sisYear', { sisYear: 2027 }],
    ['isActive', { isActive: false }],
    ['autoImportTime', { autoImportTime: null }],
    ['notes', { notes: 'Called on Monday.' }],
    ['timeZone', { timeZone: 'America/Chicago' }],
  ])("saves '%s' and leaves everything else", async (_, changes) => {
    const { lea, id } = await server.newDistrict()
    const [before] = (await employee<District[]>('GET', `/district?lea=${lea}`)).data
    const { status, data } = await employee<District>('PATCH', `/district/${id}?lea=${lea}`, changes)
    expect(status).toBe(200)
    expect(data).toEqual({
      ...before,
      ...changes,
      updatedAt: expect.stringMatching(/Z$/),
      updatedBy: 'Ana Silva',
    })
  })

  it('[S7] refuses who read it before somebody else saved it, and changes nothing', async () => {
    const { lea, id } = await server.newDistrict()
    const [{ updatedAt } = { updatedAt: null }] = (await employee<District[]>('GET', `/district?lea=${lea}`))
      .data
    const patch = (changes: UpdateDistrict) =>
      employee<District>('PATCH', `/district/${id}?lea=${lea}`, changes)
    server.advance(60_000)
    const first = await patch({ city: 'Fernhill', updatedAt })
    expect(first.status).toBe(200)
    const late = await patch({ city: 'Mosswood', updatedAt })
    expect(late.error).toMatchObject({
      code: 409,
      message: expect.stringMatching(/^Ana Silva changed this district on .* \(ET\) after you opened it\.$/),
    })
    expect((await stored(lea))?.city).toBe('Fernhill')
    expect((await patch({ city: 'Mosswood', updatedAt: first.data.updatedAt })).status).toBe(200)
  })

  it.each<[string, Record<string, unknown>]>([
    ['lea', { lea: '0600020' }],
    ['illuminateClientId', { illuminateClientId: 90_412 }],
    ['sisApiUrl', { sisApiUrl: 'https://sis.example.org' }],
    ['sisApiKey', { sisApiKey: 'abc' }],
    ['districtName', { districtName: null }],
    ['state', { state: null }],
    ['zip', { zip: '1' }],
    ['ncesLeaId', { ncesLeaId: '0612345' }],
    // The stored NCES id is one of Oregon.
    ['ncesLeaId', { ncesLeaId: '4100001', state: 'TX' }],
    ['stateLeaId', { ncesLeaId: null, state: 'CA', stateLeaId: '123' }],
    ['sisProviderName', { sisProviderName: 'Abacus' }],
    ['sisYear', { sisYear: 2026.5 }],
    ['sisYear', { sisYear: 2028 }],
    ['sisYear', { sisYear: 2021 }],
    ['sisYear', { sisYear: '2026-2027' }],
  ])("refuses '%s' in %j and changes nothing", async (field, wrong) => {
    const { lea, id } = await server.newDistrict()
    const before = await stored(lea)
    const { status, error } = await employee('PATCH', `/district/${id}?lea=${lea}`, {
      city: 'Else',
      ...wrong,
    })
    expect([status, error?.field]).toEqual([400, field])
    expect(await stored(lea)).toEqual(before)
  })

  it('R31 takes the years that can be chosen, names them otherwise, and leaves an older one that is stored', async () => {
    const { lea, id } = await server.newDistrict()
    const years = (await employee<{ schoolYear: number }[]>('GET', `/school-year?lea=${lea}`)).data
    const patch = (changes: UpdateDistrict) => employee('PATCH', `/district/${id}?lea=${lea}`, changes)
    for (const { schoolYear } of years) expect((await patch({ sisYear: schoolYear })).status).toBe(200)
    const { error } = await patch({ sisYear: 2030 })
    expect(error?.message).toBe(
      'Data year is not valid: it must be the start year of a school year, from 2022 to 2027.',
    )
    await server.db.updateTable('districts').set({ sisYear: 2015 }).where('lea', '=', lea).execute()
    expect((await patch({ sisYear: 2015, city: 'Else' })).status).toBe(200)
  })

  it('what does not fit since long does not stand in the way of other changes', async () => {
    const { lea, id } = await server.newDistrict()
    await server.db.updateTable('districts').set({ ncesLeaId: '0600000' }).where('lea', '=', lea).execute()
    expect((await employee('PATCH', `/district/${id}?lea=${lea}`, { city: 'Else' })).status).toBe(200)
    const { error } = await employee('PATCH', `/district/${id}?lea=${lea}`, { state: 'WA' })
    expect(error?.message).toBe(
      'NCES district ID is not valid: an NCES district ID in Washington starts with 53.',
    )
  })

  it.each<[readonly string[], UpdateDistrict, number, string | undefined]>([
    [['ROLE_SETUP_SIS_IMPORTS_API_EDIT'], { contactName: 'Kay' }, 200, undefined],
    [['ROLE_SETUP_SIS_IMPORTS_API_EDIT'], { contactEmailAddress: 'kay@example.org' }, 200, undefined],
    [['ROLE_SETUP_SIS_IMPORTS_API_EDIT'], { contactPhone: '5555550143' }, 200, undefined],
    [['ROLE_SETUP_SIS_IMPORTS_API_EDIT'], { contactName: 'Kay', city: 'Else' }, 403, 'city'],
    [['ROLE_SETUP_SIS_IMPORTS_API_EDIT'], { sisYear: 2027 }, 403, 'sisYear'],
    [['ROLE_SETUP_SIS_IMPORTS_API_EDIT'], { notes: 'mine' }, 403, 'notes'],
    [['ROLE_SETUP_DISTRICT_CREATE'], { city: 'Else', sisYear: 2027 }, 200, undefined],
    [['ROLE_SETUP_DISTRICT_CREATE'], { city: 'Else', contactName: 'Kay' }, 403, 'contactName'],
    [['ROLE_SETUP_DISTRICT_CREATE'], { notes: 'mine' }, 403, 'notes'],
    [
      ['ROLE_SETUP_DISTRICT_CREATE', 'ROLE_SETUP_SIS_IMPORTS_API_EDIT'],
      { city: 'A', contactName: 'K' },
      200,
      undefined,
    ],
    [['ROLE_SETUP_DISTRICT_VIEW', 'ROLE_SETUP_VIEW'], { contactName: 'Kay' }, 403, undefined],
  ])('[R47] %j changing %j answers %i', async (roles, changes, status, field) => {
    const { district, call } = await personOf(server, roles)
    const before = await stored(district.lea)
    const answer = await call('PATCH', `/district/${district.id}?lea=${district.lea}`, changes)
    expect([answer.status, answer.error?.field]).toEqual([status, field])
    if (status !== 200) expect(await stored(district.lea)).toEqual(before)
  })

  it('[R47] a bare employee changes everything but the contact', async () => {
    const { id, lea } = await server.newDistrict()
    const patch = (changes: UpdateDistrict) => bare('PATCH', `/district/${id}?lea=${lea}`, changes)
    expect((await patch({ city: 'Else', notes: 'seen' })).status).toBe(200)
    expect((await patch({ contactName: 'Kay' })).error).toMatchObject({ code: 403, field: 'contactName' })
  })

  it('[R18] changes no district of somebody else, and none but the one of the address', async () => {
    const own = await personOf(server, ['ROLE_SETUP_DISTRICT_CREATE'])
    const other = await server.newDistrict()
    const before = await stored(other.lea)
    const answers = [
      await own.call('PATCH', `/district/${other.id}?lea=${other.lea}`, { city: 'Else' }),
      await own.call('PATCH', `/district/${other.id}?lea=${own.district.lea}`, { city: 'Else' }),
      await own.call('PATCH', `/district/${own.district.id}?lea=999`, { city: 'Else' }),
      await employee('PATCH', `/district/${own.district.id}?lea=${other.lea}`, { city: 'Else' }),
      await employee('PATCH', `/district/${other.id}`, { city: 'Else' }),
      await employee('PATCH', `/district/abc?lea=${other.lea}`, { city: 'Else' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 404, 403, 404, 400, 404])
    expect(await stored(other.lea)).toEqual(before)
    expect(answers[3]?.error?.message).toBe('No district has this ID and code.')
  })

  it('R35 another SIS starts with an empty connection', async () => {
    const call = (changes: UpdateDistrict) =>
      employee<District>('PATCH', '/district/413?lea=0610391', changes)
    const [before] = (await employee<District[]>('GET', '/district?lea=0610391')).data
    expect(before).toMatchObject({ sisProviderName: 'Aeries', sisApiKeySavedAt: expect.any(String) })
    expect((await call({ sisProviderName: 'Aeries' })).data.sisApiKeySavedAt).toBe(before?.sisApiKeySavedAt)
    const { data } = await call({ sisProviderName: 'Q' })
    expect(data).toMatchObject({ sisApiUrl: null, sisApiKeySavedAt: null, sisApiSecretSavedAt: null })
  })

  it('[S7] a first SIS begins the connection', async () => {
    const { lea, id } = await server.newDistrict()
    const configs = async () =>
      (await employee<object[]>('GET', `/district/${id}/sis-import-provider-configs?lea=${lea}`)).data
    expect(await configs()).toEqual([])
    await employee('PATCH', `/district/${id}?lea=${lea}`, { sisProviderName: 'File upload (SFTP)' })
    expect(await configs()).toEqual([
      expect.objectContaining({ sisSystemId: expect.any(Number), missingFields: [] }),
    ])
  })
})
