import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'
import { newInstance } from '../testing/new-instance.ts'
import { sender } from '../testing/walks/send.ts'

let server: TestServer
let employee: TestFetch
beforeAll(async () => {
  server = await createTestServer()
  employee = await server.browser('employee@example.org')
})
afterAll(() => server.close())

const ask = sender('/ied/instances')

describe('[S8] products of an instance, item by item', () => {
  /** The client has products 1 to 5: 3 is no longer offered, of 4 the subscription is over, of 5 one of two runs. */
  const withProducts = async () => {
    const instance = await newInstance(server, employee)
    const { clientId } = instance
    await server.db
      .insertInto('clientProducts')
      .values([1, 2, 3, 4, 5].map((productId) => ({ clientId, productId, enabledAt: server.now() })))
      .execute()
    const old = { clientId, startDate: '2024-07-01', endDate: '2025-06-30' }
    await server.db
      .insertInto('subscriptions')
      .values([
        { ...old, productId: 4 },
        { ...old, productId: 4, endDate: '2027-06-30', cancelledAt: server.now() },
        { ...old, productId: 5 },
        { ...old, productId: 5, startDate: '2026-07-01', endDate: '2027-06-30' },
      ])
      .execute()
    await server.db
      .insertInto('instanceProducts')
      .values({ instanceId: instance.id, productId: 1, enabledAt: server.now() })
      .execute()
    return instance
  }
  const idsOf = (uses: { productId: number }[]) => uses.map(({ productId }) => productId)

  beforeAll(async () => {
    await server.db.updateTable('products').set({ isActive: false }).where('id', '=', 3).execute()
  })
  afterAll(async () => {
    await server.db.updateTable('products').set({ isActive: true }).where('id', '=', 3).execute()
  })

  it('adds what it may and says of each other one why not', async () => {
    const { id, name, clientId } = await withProducts()
    const client = `Test District ${clientId - 90_000}`
    const { status, data, errors } = await ask(employee, 'POST', `/${id}/products`, [1, 2, 2, 3, 4, 5, 6, 99])
    expect(status).toBe(200)
    expect(idsOf(data)).toEqual([1, 2, 5])
    expect(errors).toEqual([
      { code: 409, id: 1, message: `${name} already has Assessment.` },
      { code: 409, id: 3, message: 'Whole Child is no longer offered.' },
      { code: 409, id: 4, message: `${client}'s subscription to Special Education has ended.` },
      { code: 409, id: 6, message: `${client} doesn't have Report Cards.` },
      { code: 404, id: 99, message: 'Product not found.' },
    ])
    expect(idsOf((await ask(employee, 'GET', `/${id}/products`)).data)).toEqual([1, 2, 5])
  })

  it('says nothing of errors when all went well', async () => {
    const { id } = await withProducts()
    const answer = await ask(employee, 'POST', `/${id}/products`, [2])
    expect(answer).toEqual({ status: 200, data: expect.any(Array) })
  })

  it('removes what is there', async () => {
    const { id, name } = await withProducts()
    const { data, errors } = await ask(employee, 'DELETE', `/${id}/products`, [1, 2, 99])
    expect(data).toEqual([])
    expect(errors).toEqual([
      { code: 404, id: 2, message: `${name} doesn't have Screening.` },
      { code: 404, id: 99, message: 'Product not found.' },
    ])
  })

  it.each([[[]], [['1']], [[1.5]], [[0]], [{ ids: [1] }], [null]])('refuses the list %j', async (body) => {
    const { id } = await withProducts()
    for (const method of ['POST', 'DELETE'])
      expect((await ask(employee, method, `/${id}/products`, body)).status).toBe(400)
    expect(idsOf((await ask(employee, 'GET', `/${id}/products`)).data)).toEqual([1])
  })

  it.each(['POST', 'DELETE'])('%s leaves one that is retired as it is', async (method) => {
    const { id, name } = await newInstance(server, employee, 'retired')
    expect((await ask(employee, method, `/${id}/products`, [1])).error).toEqual({
      code: 409,
      message: `${name} is retired: its products can't be changed.`,
    })
  })
})
