import type { District, NewDistrict, UpdateDistrict } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { jsonCalls } from '../testing/json-calls.ts'
import { CUSTOMER_REQUEST_LIMIT } from './districts/customer-request-limit.ts'

let server: TestServer
let employee: ReturnType<typeof jsonCalls>
let bare: ReturnType<typeof jsonCalls>
beforeAll(async () => {
  server = await createTestServer()
  employee = jsonCalls(await server.browser('employee@example.org'))
  bare = jsonCalls(await server.browser('bare@example.org'))
})
afterAll(() => server.close())

const personOf = async (roles: readonly string[]) => {
  const district = await server.newDistrict({ roles })
  return { district, call: jsonCalls(await server.browser(district.email)) }
}
const stored = (lea: string) =>
  server.db.selectFrom('districts').selectAll().where('lea', '=', lea).executeTakeFirst()
const minimal = (lea: string): NewDistrict => ({ lea, districtName: `Fern Hollow ${lea}`, state: 'CA' })

describe('making a district', () => {
  it('[S7] saves every field, and answers the district as the list shows it', async () => {
    const body: NewDistrict = {
      ...{ lea: '0612345', districtName: '  Cypress Fork Unified ', state: 'CA', districtType: 'charter' },
      ...{ contactName: 'Ida Stone', contactEmailAddress: 'ida@example.org', contactPhone: '5555550142' },
      ...{ address1: '1 Oak Street', address2: null, city: 'Fork', zip: '95001-0001', county: 'Oak' },
      ...{ ncesLeaId: '0612345', stateLeaId: '99123450000000', timeZone: 'America/Los_Angeles' },
      ...{ website: 'https://fork.example.org', sisYear: 2025, sisProviderName: 'Aeries', isActive: true },
      ...{ importsEnabled: false, autoImportTime: '04:30', notes: 'New this autumn.' },
    }
    const { status, data } = await employee<District>('POST', '/district?lea=0612345', body)
    expect(status).toBe(200)
    expect(data).toMatchObject({ ...body, districtName: 'Cypress Fork Unified', createdBy: 'Ana Silva' })
    const listed = await employee<District[]>('GET', '/district?filter[lea]=0612345')
    expect(listed.data).toEqual([data])
  })

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
        authProviders: [{ code: 'illuminate', title: 'Local' }],
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
    expect(error?.message).toContain(`'${field}'`)
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
    const maker = await personOf(['ROLE_SETUP_DISTRICT_CREATE'])
    const made = await maker.call<District>('POST', '/district', minimal('0600009'))
    expect(made.status).toBe(200)
    const own = await maker.call<{ lea: string }[]>('GET', '/districts')
    expect(own.data.map(({ lea }) => lea).sort()).toEqual(['0600009', maker.district.lea].sort())
  })

  it.each([
    ['illuminateClientId', { illuminateClientId: 90_413 }],
    ['notes', { notes: 'mine' }],
  ])("[R47] leaves '%s' to provider staff", async (field, extra) => {
    const { call } = await personOf(['ROLE_SETUP_DISTRICT_CREATE'])
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
      "'sisYear' is not valid: it must be the year in which a school year from 2022 to 2027 begins.",
    )
    await server.db.updateTable('districts').set({ sisYear: 2015 }).where('lea', '=', lea).execute()
    expect((await patch({ sisYear: 2015, city: 'Else' })).status).toBe(200)
  })

  it('what does not fit since long does not stand in the way of other changes', async () => {
    const { lea, id } = await server.newDistrict()
    await server.db.updateTable('districts').set({ ncesLeaId: '0600000' }).where('lea', '=', lea).execute()
    expect((await employee('PATCH', `/district/${id}?lea=${lea}`, { city: 'Else' })).status).toBe(200)
    const { error } = await employee('PATCH', `/district/${id}?lea=${lea}`, { state: 'WA' })
    expect(error?.message).toBe("'ncesLeaId' is not valid: an NCES district id in Washington begins with 53.")
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
    const { district, call } = await personOf(roles)
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
    const own = await personOf(['ROLE_SETUP_DISTRICT_CREATE'])
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
    expect(answers[3]?.error?.message).toBe(
      `No district has both the number ${own.district.id} and the code ${other.lea}.`,
    )
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
})

it('[S3] notes are for provider staff alone, secrets for nobody', async () => {
  const admin = jsonCalls(await server.browser('admin@example.org'))
  const theirs = await admin<District[]>('GET', '/district?lea=4107320')
  expect(theirs.data[0]).not.toHaveProperty('notes')
  const ours = await employee<District[]>('GET', '/district?lea=4107320')
  expect(ours.data[0]?.notes).toMatch(/Aeries/)
  for (const { text } of [theirs, ours]) expect(text).not.toMatch(/sealed|DemosisApi|v1\./)
})

describe('asking the customer', () => {
  const ask = (call: ReturnType<typeof jsonCalls>, { id, lea }: { id: number; lea: string }) =>
    call<District>('POST', `/district/${id}/request-from-customer?lea=${lea}`)
  const asked = (id: number) =>
    server.db
      .selectFrom('sisApiConfigs')
      .select(['requestedFromCustomerAt', 'requestedTo'])
      .where('districtId', '=', id)
      .executeTakeFirst()

  it('R10 sends the contact a letter with the link, and remembers it', async () => {
    const district = await server.newDistrict({ contactEmailAddress: 'kim@example.org' })
    const { status, data } = await ask(bare, district)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      requestedTo: 'kim@example.org',
      requestedFromCustomerAt: expect.stringMatching(/Z$/),
    })
    const letter = server.mail.sent.at(-1)
    expect(letter).toMatchObject({ to: 'kim@example.org', replyTo: 'bare@example.org' })
    expect(letter?.subject).toBe(`Connect ${district.districtName} to Console`)
    expect(letter?.text).toContain('Jonas Weber')
    expect(letter?.text).toMatch(/^http:\/\/console\.test\/client-communication$/m)
  })

  it('R10 the link leads to where people open the console', async () => {
    const elsewhere = await createTestServer({ publicUrl: 'https://console.example.org/app/' })
    await ask(jsonCalls(await elsewhere.browser('bare@example.org')), { id: 412, lea: '4107320' })
    expect(elsewhere.mail.sent[0]?.text).toMatch(
      /^https:\/\/console\.example\.org\/app\/client-communication$/m,
    )
    await elsewhere.close()
  })

  describe('R10 without a setting the link', () => {
    let untold: TestServer
    beforeAll(async () => {
      untold = await createTestServer({ publicUrl: null, allowedOrigins: ['https://console.example.org'] })
    })
    afterAll(() => untold.close())
    const asks = async (address: string, headers: Record<string, string>) => {
      untold.advance(CUSTOMER_REQUEST_LIMIT.windowMs)
      const cookie = await untold.signIn('bare@example.org')
      const path = `${address}/api/district/412/request-from-customer?lea=4107320`
      return untold.app.request(path, {
        method: 'POST',
        headers: { cookie, 'x-requested-with': 'XMLHttpRequest', ...headers },
      })
    }

    it.each([
      ['http://localhost:3000', {}, 'http://localhost:3000'],
      ['http://127.0.0.1:8080', { origin: 'http://127.0.0.1:8080' }, 'http://127.0.0.1:8080'],
      ['http://inside:3000', { origin: 'https://console.example.org' }, 'https://console.example.org'],
    ])('leads to the address of a call to %s with %j', async (address, headers, link) => {
      expect((await asks(address, headers)).status).toBe(200)
      expect(untold.mail.sent.at(-1)?.text).toContain(`\n${link}/client-communication\n`)
    })

    it.each([
      ['http://evil.example.net', {}],
      ['http://evil.example.net', { origin: 'http://evil.example.net' }],
      ['http://inside:3000', { 'x-forwarded-host': 'evil.example.net', origin: 'https://evil.example.net' }],
      ['http://localhost.evil.example.net', {}],
    ])('never leads where a forged header says: %s with %j', async (address, headers) => {
      const sent = untold.mail.sent.length
      const response = await asks(address, headers)
      const { error } = await response.json()
      expect([response.status, error.message]).toEqual([503, expect.stringContaining('CONSOLE_PUBLIC_URL')])
      expect(untold.mail.sent.length).toBe(sent)
    })
  })

  it('sends one letter in ten minutes for each person and district', async () => {
    const district = await server.newDistrict()
    const other = await server.newDistrict()
    const sent = () => server.mail.sent.length
    const before = sent()
    const answers = await Promise.all([ask(bare, district), ask(bare, district), ask(bare, district)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429])
    expect(answers.find(({ status }) => status === 429)?.error?.message).toBe(
      `You asked ${district.districtName} a short while ago. Try again in 10 minutes.`,
    )
    expect((await ask(bare, other)).status).toBe(200)
    expect((await ask(employee, district)).status).toBe(200)
    expect(sent()).toBe(before + 3)
    server.advance(CUSTOMER_REQUEST_LIMIT.windowMs - 90_000)
    const { status, error } = await ask(bare, district)
    expect([status, error?.message]).toEqual([429, expect.stringContaining('minute')])
    server.advance(90_000)
    expect((await ask(bare, district)).status).toBe(200)
    expect(sent()).toBe(before + 4)
  })

  it('R25 refuses a district without a contact address, and sends nothing', async () => {
    const district = await server.newDistrict()
    await server.db
      .updateTable('districts')
      .set({ contactEmailAddress: null })
      .where('id', '=', district.id)
      .execute()
    const sent = server.mail.sent.length
    const { status, error } = await ask(employee, district)
    expect([status, error?.field]).toEqual([400, 'contactEmailAddress'])
    expect([server.mail.sent.length, await asked(district.id)]).toEqual([sent, undefined])
  })

  it('nobody was asked when the mail did not leave', async () => {
    const district = await server.newDistrict()
    server.mail.refuse()
    const { status, error } = await ask(employee, district)
    server.mail.accept()
    expect(status).toBe(503)
    expect(error?.message).toBe('The mail could not be sent, so nobody was asked. Try again later.')
    expect(await asked(district.id)).toBeUndefined()
    expect((await ask(employee, district)).status).toBe(200)
    expect(await asked(district.id)).toMatchObject({ requestedTo: district.email })
  })

  it('[R47] is for provider staff', async () => {
    const { district, call } = await personOf([
      'ROLE_SETUP_DISTRICT_CREATE',
      'ROLE_SETUP_SIS_IMPORTS_API_EDIT',
    ])
    const sent = server.mail.sent.length
    expect((await ask(call, district)).status).toBe(403)
    expect((await ask(employee, { id: 412, lea: district.lea })).status).toBe(404)
    expect([server.mail.sent.length, await asked(district.id)]).toEqual([sent, undefined])
  })
})
