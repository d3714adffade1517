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

describe('[S8] products of a client, item by item', () => {
  const idsOf = (uses: { productId: number }[]) => uses.map(({ productId }) => productId)
  const withProducts = async (...ids: number[]) => {
    const { clientId } = await server.newDistrict()
    if (ids.length > 0)
      expect((await ask(employee, 'POST', `/${clientId}/products`, ids)).errors).toBe(undefined)
    return { id: clientId, name: `Test District ${clientId - 90_000}` }
  }

  it('adds what it may and says of each other one why not', async () => {
    const { id, name } = await withProducts(1)
    await server.db.updateTable('products').set({ isActive: false }).where('id', '=', 3).execute()
    const { status, data, errors } = await ask(employee, 'POST', `/${id}/products`, [1, 2, 3, 99, 2])
    await server.db.updateTable('products').set({ isActive: true }).where('id', '=', 3).execute()
    expect([status, idsOf(data)]).toEqual([200, [1, 2]])
    expect(errors).toEqual([
      { code: 409, id: 1, message: `${name} already has Assessment.` },
      { code: 409, id: 3, message: 'Whole Child is no longer offered.' },
      { code: 404, id: 99, message: 'Product not found.' },
    ])
    expect((await ask(employee, 'GET', `/${id}`)).data.products).toEqual([1, 2])
    expect((await ask(employee, 'GET', `/${id}/products`)).data).toEqual(data)
  })

  it('removes what no instance still has', async () => {
    const { id, name } = await withProducts(1, 2, 4)
    const instance = {
      clientId: id,
      environment: 'demo',
      region: 'us-west',
      statusChangedAt: server.now(),
    } as const
    await server.db
      .insertInto('instances')
      .values([
        { ...instance, id: 801, name: `keeper-${id}`, status: 'active' },
        { ...instance, id: 802, name: `former-${id}`, status: 'retired' },
      ])
      .execute()
    await server.db
      .insertInto('instanceProducts')
      .values([
        { instanceId: 801, productId: 1, enabledAt: server.now() },
        { instanceId: 802, productId: 2, enabledAt: server.now() },
      ])
      .execute()
    const { data, errors } = await ask(employee, 'DELETE', `/${id}/products`, [1, 2, 5])
    expect(idsOf(data)).toEqual([1, 4])
    expect(errors).toEqual([
      { code: 409, id: 1, message: `keeper-${id} still has Assessment.` },
      { code: 404, id: 5, message: `${name} doesn't have Gradebook.` },
    ])
  })

  it('leaves what an export of one of its districts is made of, but for years that are over', async () => {
    const district = await server.newDistrict()
    const { clientId: id, lea, districtName } = district
    expect((await ask(employee, 'POST', `/${id}/products`, [1, 2])).errors).toBe(undefined)
    const { sisYear } = await server.db
      .selectFrom('districts')
      .select('sisYear')
      .where('lea', '=', lea)
      .executeTakeFirstOrThrow()
    const made = {
      lea,
      exportType: 'oneroster11Csv',
      components: JSON.stringify(['sites']),
      deliveryMethod: 'download',
      fileNamePattern: 'x',
    } as const
    await server.db
      .insertInto('exports')
      .values([
        { ...made, name: 'Now', productId: 1, schoolYear: sisYear },
        { ...made, name: 'Before', productId: 2, schoolYear: sisYear - 1 },
      ])
      .execute()
    const { data, errors } = await ask(employee, 'DELETE', `/${id}/products`, [1, 2])
    expect(idsOf(data)).toEqual([1])
    expect(errors).toEqual([
      { code: 409, id: 1, message: `An export of ${districtName} still uses Assessment.` },
    ])
  })

  it('ends the subscriptions that ran to what was removed, and no others', async () => {
    const { id } = await withProducts(1, 2)
    const term = { clientId: id, startDate: '2025-07-01', endDate: '2027-06-30' }
    await server.db
      .insertInto('subscriptions')
      .values([
        { ...term, productId: 1 },
        { ...term, productId: 1, endDate: '2026-06-30' },
        { ...term, productId: 2 },
      ])
      .execute()
    await ask(employee, 'DELETE', `/${id}/products`, [1])
    const { data } = await (
      await employee(`/api/ied/subscriptions?filter[clientId]=${id}&sort[id]=asc`)
    ).json()
    expect(data.map((one: { status: string }) => one.status)).toEqual(['cancelled', 'expired', 'active'])
  })
})
