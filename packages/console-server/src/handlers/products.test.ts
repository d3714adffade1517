import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'
import { sender } from '../testing/walks/send.ts'

let server: TestServer
let employee: TestFetch
beforeAll(async () => {
  server = await createTestServer({ now: '2026-09-14T12:14:00Z' })
  employee = await server.browser('employee@example.org')
})
afterAll(() => server.close())

const ask = sender('')

describe('[S7] GET /ied/products', () => {
  it('lists what the provider sells', async () => {
    const { data } = await ask(employee, 'GET', '/ied/products')
    expect(data.map(({ id, name }: { id: number; name: string }) => [id, name])).toEqual([
      [1, 'Assessment'],
      [2, 'Screening'],
      [3, 'Whole Child'],
      [4, 'Special Education'],
      [5, 'Gradebook'],
      [6, 'Report Cards'],
      [7, 'Analytics'],
    ])
    expect(data[0]).toEqual({
      id: 1,
      code: 'assessment',
      name: 'Assessment',
      iconKey: 'clipboard-check',
      isExportable: true,
      description: expect.any(String),
      exportDefaults: expect.any(Object),
      isActive: true,
      createdAt: expect.any(String),
      createdBy: 'Ana Silva',
      updatedAt: expect.any(String),
      updatedBy: 'Ana Silva',
    })
  })

  it.each([
    ['?filter[isExportable]=false', ['analytics']],
    ['?search=read&sort[name]=desc', []],
    ['?search=card', ['report-cards']],
    ['?sort[name]=asc&limit=2', ['analytics', 'assessment']],
  ])('%s', async (query, codes) => {
    const { data } = await ask(employee, 'GET', `/ied/products${query}`)
    expect(data.map((one: { code: string }) => one.code)).toEqual(codes)
  })
})

describe('[S7] products enabled', () => {
  const get = async (lea: string, query = '') =>
    (await ask(employee, 'GET', `/products-enabled?lea=${lea}${query}`)).data
  const patch = (lea: string, productId: number | string, body: object) =>
    ask(employee, 'PATCH', `/products-enabled/${productId}?lea=${lea}`, body)

  it('shows every product of a year, on or off, and switches one', async () => {
    const { lea, sisYear } = await server.newDistrict()
    const off = { lea, schoolYear: sisYear, enabled: false, enabledAt: null, enabledBy: null }
    expect(await get(lea)).toEqual([1, 2, 3, 4, 5, 6, 7].map((productId) => ({ ...off, productId })))
    const { data } = await patch(lea, 4, { enabled: true })
    expect(data).toEqual({
      ...off,
      productId: 4,
      enabled: true,
      enabledBy: 'Ana Silva',
      enabledAt: expect.any(String),
    })
    expect((await get(lea))[3]).toEqual(data)
    expect((await get(lea, `&schoolYear=${sisYear - 1}`))[3]).toMatchObject({ enabled: false })
  })

  it('keeps the time of the first switch when it is on already, and of the last one when it is off', async () => {
    const { lea } = await server.newDistrict()
    const { enabledAt } = (await patch(lea, 2, { enabled: true })).data
    server.advance(60_000)
    expect((await patch(lea, 2, { enabled: true })).data.enabledAt).toBe(enabledAt)
    expect((await patch(lea, 2, { enabled: false })).data).toMatchObject({ enabled: false, enabledAt })
    expect((await patch(lea, 2, { enabled: true })).data.enabledAt > enabledAt).toBe(true)
  })

  it('is about one year', async () => {
    const { lea, sisYear } = await server.newDistrict()
    const { data } = await patch(lea, 1, { enabled: true, schoolYear: sisYear + 1 })
    expect(data.schoolYear).toBe(sisYear + 1)
    expect((await get(lea))[0].enabled).toBe(false)
  })

  it.each([
    [1, { enabled: 'yes' }, 400, 'enabled'],
    [1, {}, 400, 'enabled'],
    [1, { enabled: true, schoolYear: 26 }, 400, 'schoolYear'],
    [1, { enabled: true, lea: '1' }, 400, 'lea'],
    [99, { enabled: true }, 404, undefined],
    ['x', { enabled: true }, 404, undefined],
    [6, { enabled: true }, 409, undefined],
  ])('refuses product %s with %j', async (productId, body, code, field) => {
    const { lea } = await server.newDistrict()
    await server.db.updateTable('products').set({ isActive: false }).where('id', '=', 6).execute()
    const { error } = await patch(lea, productId, body)
    await server.db.updateTable('products').set({ isActive: true }).where('id', '=', 6).execute()
    expect([error.code, error.field]).toEqual([code, field])
    expect((await get(lea)).some((one: { enabled: boolean }) => one.enabled)).toBe(false)
  })

  it.each(['&schoolYear=', '&schoolYear=x', '&schoolYear=2026.5', '&schoolYear[0]=2026'])(
    'refuses to read %s',
    async (query) => {
      const { lea } = await server.newDistrict()
      const { status, error } = await ask(employee, 'GET', `/products-enabled?lea=${lea}${query}`)
      expect([status, error.message]).toEqual([400, expect.stringContaining("'schoolYear'")])
    },
  )
})

describe('[S7] GET /ied/subscriptions', () => {
  const statuses = async (clientId: number, query = '') => {
    const path = `/ied/subscriptions?filter[clientId]=${clientId}&sort[id]=asc${query}`
    return (await ask(employee, 'GET', path)).data.map((one: { status: string }) => one.status)
  }
  const add = (clientId: number, terms: { endDate: string; tier?: 'pilot'; cancelledAt?: string }[]) =>
    server.db
      .insertInto('subscriptions')
      .values(terms.map((term) => ({ productId: 1, startDate: '2026-01-01', ...term, clientId })))
      .execute()

  it('follows from the dates, and from nothing else', async () => {
    const { clientId } = await server.newDistrict()
    await add(clientId, [
      { endDate: '2026-11-14' },
      { endDate: '2026-11-13' },
      { endDate: '2026-09-14' },
      { endDate: '2026-09-13' },
      { endDate: '2027-06-30', tier: 'pilot' },
      { endDate: '2026-10-01', tier: 'pilot' },
      { endDate: '2027-06-30', cancelledAt: '2026-02-01T00:00:00Z' },
    ])
    const expected = ['active', 'expiring', 'expiring', 'expired', 'trial', 'expiring', 'cancelled']
    expect(await statuses(clientId)).toEqual(expected)
    for (const status of new Set(expected))
      expect(await statuses(clientId, `&filter[status]=${status}`)).toEqual(
        expected.filter((one) => one === status),
      )
  })

  it('[R27] changes at midnight in the East', async () => {
    const late = await createTestServer({ now: '2026-09-15T03:59:30Z' })
    const staff = await late.browser('employee@example.org')
    const { clientId } = await late.newDistrict()
    await late.db
      .insertInto('subscriptions')
      .values({ clientId, productId: 1, startDate: '2026-01-01', endDate: '2026-09-14' })
      .execute()
    const status = async () =>
      (await ask(staff, 'GET', `/ied/subscriptions?filter[clientId]=${clientId}`)).data[0].status
    expect(await status()).toBe('expiring')
    late.advance(60_000)
    expect(await status()).toBe('expired')
    await late.close()
  })

  it('names client and product, and is found by them', async () => {
    const { data } = await ask(employee, 'GET', '/ied/subscriptions?search=larkspur&filter[productId]=2')
    expect(data).toEqual([
      expect.objectContaining({
        clientId: 90_412,
        clientName: 'Larkspur Valley Unified',
        productName: 'Screening',
      }),
    ])
  })

  it('[R47] shows people of a client those of their own only', async () => {
    const own = await server.newDistrict({ roles: ['ROLE_SETUP_VIEW'] })
    await add(own.clientId, [{ endDate: '2027-06-30' }])
    const browser = await server.browser(own.email)
    const { data } = await ask(browser, 'GET', '/ied/subscriptions')
    expect(data.map((one: { clientId: number }) => one.clientId)).toEqual([own.clientId])
    expect((await ask(browser, 'GET', '/ied/subscriptions?filter[clientId]=90412')).data).toEqual([])
  })
})
