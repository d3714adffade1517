import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'
import { sender } from '../testing/walks/send.ts'

let server: TestServer
let employee: TestFetch
beforeAll(async () => {
  server = await createTestServer()
  employee = await server.browser('employee@example.org')
})
afterAll(() => server.close())

const ask = sender('/ied/clients')
const everything = async () => ({
  clients: await server.db.selectFrom('clients').selectAll().orderBy('id').execute(),
  products: await server.db.selectFrom('clientProducts').selectAll().orderBy('clientId').execute(),
  subscriptions: await server.db.selectFrom('subscriptions').selectAll().orderBy('id').execute(),
  authentications: await server.db.selectFrom('authentications').select('id').orderBy('id').execute(),
})

let made = 0
const draft = () => {
  made += 1
  return { clientName: `Elmwood ${made}`, clientType: 'charter', state: 'WA', slug: `elmwood-${made}` }
}
const whole = () => ({
  ...draft(),
  lea: '0042',
  ncesLeaId: '5300042',
  status: 'prospect',
  accountNumber: 'A-42',
  primaryContactName: 'Robin Moss',
  primaryContactEmail: 'robin@example.org',
  phone: '5555550142',
  timeZone: 'America/Los_Angeles',
  address1: '1 Main Street',
  address2: null,
  city: 'Elm',
  zip: '98001',
})

describe('[S7] POST /ied/clients', () => {
  it('keeps what is given, and counts for itself', async () => {
    const body = whole()
    const { status, data } = await ask(employee, 'POST', '', body)
    expect(status).toBe(200)
    expect(data).toEqual({
      ...body,
      id: expect.any(Number),
      products: [],
      instanceCount: 0,
      activeUserCount: 0,
      subscriptionEndsOn: null,
      createdAt: expect.any(String),
      createdBy: 'Ana Silva',
      updatedAt: data.createdAt,
      updatedBy: 'Ana Silva',
    })
    expect((await ask(employee, 'GET', `/${data.id}`)).data).toEqual(data)
  })

  it('begins with Local, else nobody of the client could ever sign in', async () => {
    const { data } = await ask(employee, 'POST', '', draft())
    expect(data.status).toBe('onboarding')
    const ways = await server.db
      .selectFrom('authentications')
      .select(['provider', 'isEnabled', 'isDefault'])
      .where('clientId', '=', data.id)
      .execute()
    expect(ways).toEqual([{ provider: 'illuminate', isEnabled: true, isDefault: true }])
  })

  it.each([
    ['clientName', { clientName: ' ' }],
    ['clientName', { clientName: 'x'.repeat(121) }],
    ['clientName', { clientName: 'LARKSPUR valley unified', state: 'OR' }],
    ['clientType', { clientType: 'shop' }],
    ['state', { state: 'Oregon' }],
    ['slug', { slug: 'Elmwood' }],
    ['slug', { slug: 'e' }],
    ['slug', { slug: 'larkspur-valley' }],
    ['status', { status: 'gone' }],
    ['lea', { lea: 'a b' }],
    ['ncesLeaId', { ncesLeaId: '42' }],
    ['primaryContactEmail', { primaryContactEmail: 'robin' }],
    ['phone', { phone: '555-0142' }],
    ['timeZone', { timeZone: 'Mars/Olympus' }],
    ['zip', { zip: '980' }],
    ['instanceCount', { instanceCount: 3 }],
    ['products', { products: [1] }],
  ])('refuses a wrong %s, %j, and keeps nothing', async (field, wrong) => {
    const before = await everything()
    const { status, error } = await ask(employee, 'POST', '', { ...draft(), ...wrong })
    expect([status, error.field]).toEqual([400, field])
    expect(error.message).not.toContain(`'${field}'`)
    expect(await everything()).toEqual(before)
  })

  it('says what is taken by the label of its field', async () => {
    const messageOf = async (taken: object) =>
      (await ask(employee, 'POST', '', { ...draft(), ...taken })).error.message
    expect(await messageOf({ slug: 'larkspur-valley' })).toBe('Slug is already used by another client.')
    for (const clientName of ['Larkspur Valley Unified', ' LARKSPUR  valley\u00a0Unified'])
      expect(await messageOf({ clientName, state: 'OR' })).toBe(
        'Name is already used by another client of this state.',
      )
  })

  it('takes the same name in another state', async () => {
    const name = { clientName: 'Larkspur Valley Unified', state: 'ID' }
    expect((await ask(employee, 'POST', '', { ...draft(), ...name })).status).toBe(200)
  })
})

describe('[S7] PATCH /ied/clients/{id}', () => {
  it('changes what is given and nothing else', async () => {
    const before = (await ask(employee, 'POST', '', whole())).data
    server.advance(60_000)
    const { data } = await ask(employee, 'PATCH', `/${before.id}`, { status: 'active', phone: null })
    expect(data).toEqual({ ...before, status: 'active', phone: null, updatedAt: expect.any(String) })
    expect(data.updatedAt > before.updatedAt).toBe(true)
    expect((await ask(employee, 'PATCH', `/${before.id}`, {})).data).toEqual(data)
  })

  it.each([
    ['clientName', { clientName: null }],
    ['clientName', { clientName: 'Larkspur Valley Unified', state: 'OR' }],
    ['slug', { slug: 'copperleaf' }],
    ['activeUserCount', { activeUserCount: 1 }],
    ['id', { id: 1 }],
  ])('refuses a wrong %s, %j', async (field, wrong) => {
    const { id } = (await ask(employee, 'POST', '', draft())).data
    const before = await everything()
    const { status, error } = await ask(employee, 'PATCH', `/${id}`, wrong)
    expect([status, error.field]).toEqual([400, field])
    expect(await everything()).toEqual(before)
  })
})

describe('[S7] GET /ied/clients', () => {
  it('counts instances that are not retired, and users that are active', async () => {
    const { clientId } = await server.newDistrict()
    const instance = {
      clientId,
      environment: 'demo',
      region: 'us-west',
      statusChangedAt: server.now(),
    } as const
    await server.db
      .insertInto('instances')
      .values([
        { ...instance, name: 'count-one', status: 'active' },
        { ...instance, name: 'count-two', status: 'retired' },
      ])
      .execute()
    await server.db
      .insertInto('users')
      .values({
        emailAddress: 'gone@example.org',
        firstName: 'A',
        lastName: 'B',
        authType: 'ieAuth',
        clientId,
        status: 'disabled',
      })
      .execute()
    const { data } = await ask(employee, 'GET', `/${clientId}`)
    expect([data.instanceCount, data.activeUserCount]).toEqual([1, 1])
  })

  it('says which day the next subscription ends, and of none that runs the last', async () => {
    const { clientId } = await server.newDistrict()
    const endsOn = async () => (await ask(employee, 'GET', `/${clientId}`)).data.subscriptionEndsOn
    const term = { clientId, startDate: '2024-07-01' }
    const add = (productId: number, endDate: string, cancelledAt: Date | null = null) =>
      server.db
        .insertInto('subscriptions')
        .values({ ...term, productId, endDate, cancelledAt })
        .execute()
    await add(1, '2025-06-30')
    await add(2, '2024-12-31')
    expect(await endsOn()).toBe('2025-06-30')
    const [today = ''] = server.now().toISOString().split('T')
    await add(3, '2099-06-30')
    await add(4, today)
    await add(5, today, server.now())
    expect(await endsOn()).toBe(today)
  })

  it.each([
    ['?search=90413', ['Copperleaf Unified']],
    ['?filter[slug]=copperleaf', ['Copperleaf Unified']],
    ['?search=LARKSPUR&filter[state]=OR', ['Larkspur Valley Unified']],
    ['?search=0610391', ['Copperleaf Unified']],
    ['?filter[lea]=4107320&sort[updatedAt]=desc', ['Larkspur Valley Unified']],
  ])('%s', async (query, names) => {
    const { data } = await ask(employee, 'GET', query)
    expect(data.map((one: { clientName: string }) => one.clientName)).toEqual(names)
  })

  it('[S7] the sign-in page still learns five things and no more', async () => {
    const { data } = await (await server.fetch('/api/public/clients?search=copperleaf')).json()
    expect(data).toEqual([
      {
        id: 90_413,
        clientName: 'Copperleaf Unified',
        state: 'CA',
        slug: 'copperleaf',
        authProviders: [
          { code: 'illuminate', title: 'Local', selfServiceReset: false },
          { code: 'classlink', title: 'ClassLink' },
        ],
      },
    ])
  })
})

describe('the clients of others', () => {
  it('[R47] are like none at all to everybody but provider staff', async () => {
    const roles = ['ROLE_IMT_CLIENTS_VIEW', 'ROLE_IMT_CLIENTS_EDIT', 'ROLE_IMT_CLIENTS_CREATE']
    const own = await server.newDistrict({ roles })
    const browser = await server.browser(own.email)
    expect((await ask(browser, 'GET', '')).data.map((one: { id: number }) => one.id)).toEqual([own.clientId])
    expect((await ask(browser, 'PATCH', `/${own.clientId}`, { city: 'Elm' })).data.city).toBe('Elm')
    const before = await everything()
    for (const id of [90_412, 7])
      for (const [method, path, body] of [
        ['GET', '', undefined],
        ['PATCH', '', { city: 'Elm' }],
        ['GET', '/products', undefined],
        ['POST', '/products', [1]],
        ['DELETE', '/products', [1]],
      ] as const)
        expect((await ask(browser, method, `/${id}${path}`, body)).error).toEqual({
          code: 404,
          message: 'Client not found.',
        })
    expect((await ask(browser, 'POST', '', draft())).error).toEqual({
      code: 403,
      message: 'Only provider staff can add a client.',
    })
    expect(await everything()).toEqual(before)
  })
})
