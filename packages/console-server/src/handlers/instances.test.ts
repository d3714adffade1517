import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'
import { keptInstances, newInstance } from '../testing/new-instance.ts'
import { sender } from '../testing/walks/send.ts'

let server: TestServer
let employee: TestFetch
beforeAll(async () => {
  server = await createTestServer()
  employee = await server.browser('employee@example.org')
})
afterAll(() => server.close())

const ask = sender('/ied/instances')

describe('[S7] POST /ied/instances', () => {
  it('writes a request down, with who asked and when', async () => {
    const { clientId } = await server.newDistrict({ districtName: 'Oakdale Unified' })
    await server.db
      .insertInto('clientProducts')
      .values([2, 5].map((productId) => ({ clientId, productId, enabledAt: server.now() })))
      .execute()
    const body = { clientId, name: 'oakdale-prod', environment: 'production', region: 'us-east' }
    const { status, data } = await ask(employee, 'POST', '', {
      ...body,
      url: 'https://oakdale.example.org:8443/console',
      products: [5, 2],
    })
    expect(status).toBe(200)
    const by = { createdBy: 'Ana Silva', statusChangedBy: 'Ana Silva', updatedBy: 'Ana Silva' }
    expect(data).toEqual({
      ...body,
      ...by,
      id: expect.any(Number),
      clientName: 'Oakdale Unified',
      status: 'requested',
      url: 'https://oakdale.example.org:8443/console',
      hostname: 'oakdale.example.org',
      statusReason: null,
      parentInstanceId: null,
      version: null,
      dataYear: null,
      databaseName: null,
      servedAt: null,
      createdAt: expect.any(String),
      updatedAt: data.createdAt,
      statusChangedAt: data.createdAt,
      products: [
        { productId: 2, name: 'Screening', enabledAt: data.createdAt },
        { productId: 5, name: 'Gradebook', enabledAt: data.createdAt },
      ],
      statusHistory: [
        { status: 'requested', reason: null, changedAt: data.createdAt, changedBy: 'Ana Silva' },
      ],
      steps: [],
    })
    expect((await ask(employee, 'GET', `/${data.id}`)).data).toEqual(data)
  })

  it.each([
    ['clientId', { clientId: 1 }],
    ['clientId', { clientId: '90412' }],
    ['name', { name: 'Oakdale' }],
    ['name', { name: 'oa' }],
    ['name', { name: 'larkspur-valley-prod' }],
    ['environment', { environment: 'sandbox' }],
    ['environment', { environment: 'test' }],
    ['region', { region: 'eu-west' }],
    ['url', { url: 'http://oakdale.example.org' }],
    ['url', { url: 'https://TAKEN.example.org' }],
    ['products', { products: [999] }],
    ['products', { products: [] }],
    ['status', { status: 'active' }],
  ])('refuses a wrong %s, %j, and keeps nothing', async (field, wrong) => {
    await server.db
      .updateTable('instances')
      .set({ url: 'https://taken.example.org' })
      .where('name', '=', 'larkspur-valley-training')
      .execute()
    const before = await keptInstances(server)
    const body = { clientId: 90_412, name: 'oakdale-new', environment: 'production', region: 'us-west' }
    const { status, error } = await ask(employee, 'POST', '', { ...body, ...wrong })
    expect([status, error.field]).toEqual([400, field])
    expect(error.message).not.toContain(`'${field}'`)
    expect(await keptInstances(server)).toEqual(before)
  })

  it('refuses a product that the client does not have, by name', async () => {
    const { clientId } = await server.newDistrict({ districtName: 'Elmwood' })
    const body = { clientId, name: 'elmwood-prod', environment: 'demo', region: 'us-west', products: [4] }
    expect((await ask(employee, 'POST', '', body)).error).toEqual({
      code: 400,
      field: 'products',
      message: "Products is not valid: Elmwood doesn't have Special Education.",
    })
  })
})

describe('[S7] PATCH /ied/instances/{id}', () => {
  it('changes what is given and nothing else', async () => {
    const { id, clientId } = await newInstance(server, employee)
    const before = (await ask(employee, 'GET', `/${id}`)).data
    const { data } = await ask(employee, 'PATCH', `/${id}`, { name: 'renamed-prod', url: null })
    expect(data).toEqual({
      ...before,
      clientId,
      name: 'renamed-prod',
      url: null,
      hostname: null,
      updatedAt: expect.any(String),
    })
    expect((await ask(employee, 'PATCH', `/${id}`, {})).data).toEqual(data)
  })

  it.each([
    [{ status: 'retired' }, 400, 'status'],
    [{ clientId: 90_413 }, 400, 'clientId'],
    [{ environment: 'demo' }, 400, 'environment'],
    [{ version: '1' }, 400, 'version'],
    [{ name: 'larkspur-valley-prod' }, 400, 'name'],
    [{ url: 'ftp://example.org' }, 400, 'url'],
  ])('refuses %j', async (body, status, field) => {
    const { id } = await newInstance(server, employee)
    const before = await keptInstances(server)
    const answer = await ask(employee, 'PATCH', `/${id}`, body)
    expect([answer.status, answer.error.field]).toEqual([status, field])
    expect(await keptInstances(server)).toEqual(before)
  })

  it.each(['deprovisioning', 'retired'] as const)('is over for one that is %s', async (status) => {
    const { id, name } = await newInstance(server, employee, status)
    const { error } = await ask(employee, 'PATCH', `/${id}`, { region: 'us-east' })
    expect(error).toEqual({ code: 409, message: `${name} is ${status}.` })
  })
})

describe('[S7] GET /ied/instances', () => {
  it.each([
    [
      '?sort[name]=desc&search=larkspur',
      ['larkspur-valley-training', 'larkspur-valley-sandbox', 'larkspur-valley-prod'],
    ],
    ['?filter[clientId]=90412&filter[environment]=sandbox', ['larkspur-valley-sandbox']],
    ['?filter[name]=larkspur-valley-prod', ['larkspur-valley-prod']],
    ['?filter[clientId]=90413&sort[status]=desc', ['copperleaf-sandbox', 'copperleaf-prod']],
    ['?filter[region]=ca-central', []],
  ])('%s', async (query, names) => {
    const { data } = await ask(employee, 'GET', query)
    expect(data.map((one: { name: string }) => one.name)).toEqual(names)
  })

  it('[R46] counts by status and environment', async () => {
    const { extensions } = await ask(
      employee,
      'GET',
      '?filter[clientId]=90412&facets[0]=status&facets[1]=environment',
    )
    expect(extensions.facets).toEqual({
      status: [{ value: 'active', count: 3 }],
      environment: [
        { value: 'production', count: 1 },
        { value: 'sandbox', count: 1 },
        { value: 'training', count: 1 },
      ],
    })
  })
})

describe('the instances of other clients', () => {
  it('[R47] are like none at all to everybody but provider staff', async () => {
    const own = await server.newDistrict({
      roles: ['ROLE_IMT_INSTANCES_VIEW', 'ROLE_IMT_INSTANCES_CREATE', 'ROLE_SETUP_VIEW'],
    })
    const browser = await server.browser(own.email)
    const foreign = await newInstance(server, employee, 'requested')
    const body = { name: 'mine-prod', environment: 'demo', region: 'us-west' }
    const mine = (await ask(browser, 'POST', '', { ...body, clientId: own.clientId })).data
    expect((await ask(browser, 'GET', '')).data.map((one: { id: number }) => one.id)).toEqual([mine.id])
    expect((await ask(browser, 'GET', `?filter[clientId]=${foreign.clientId}`)).data).toEqual([])
    const before = await keptInstances(server)
    const refused = { code: 404, message: 'Instance not found.' }
    for (const [method, path, sent] of [
      ['GET', '', undefined],
      ['PATCH', '', { region: 'us-east' }],
      ['DELETE', '', undefined],
      ['PATCH', '/status', { status: 'provisioning' }],
      ['POST', '/sandbox', undefined],
      ['GET', '/products', undefined],
      ['POST', '/products', [1]],
      ['DELETE', '/products', [1]],
    ] as const)
      expect([method, path, (await ask(browser, method, `/${foreign.id}${path}`, sent)).error]).toEqual([
        ...[method, path, refused],
      ])
    for (const clientId of [foreign.clientId, 7])
      expect((await ask(browser, 'POST', '', { ...body, name: 'x-prod', clientId })).error).toEqual({
        code: 400,
        field: 'clientId',
        message: "Client is not valid: this client doesn't exist.",
      })
    expect(await keptInstances(server)).toEqual(before)
  })

  it.each(['0', 'x', '999999', '1.5'])('the address %s names none', async (id) => {
    expect((await ask(employee, 'GET', `/${id}`)).status).toBe(404)
  })
})
