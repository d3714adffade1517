import {
  INSTANCE_STATUSES,
  type InstanceStatus,
  nextInstanceStatuses,
} from '@edconsole/console-core/contract'
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
const STATUSES = Object.keys(INSTANCE_STATUSES) as InstanceStatus[]

const retire = async (id: number) => {
  await ask(employee, 'PATCH', `/${id}/status`, { status: 'deprovisioning', reason: 'No longer needed' })
  await server.jobs.idle()
}

describe('R30 PATCH /ied/instances/{id}/status', () => {
  const moves = STATUSES.flatMap((from) => STATUSES.map((to) => [from, to] as const))

  it.each(moves)('%s to %s', async (from, to) => {
    const { id, name } = await newInstance(server, employee, from)
    const before = await keptInstances(server)
    const answer = await ask(employee, 'PATCH', `/${id}/status`, { status: to, reason: 'Asked for it' })
    if (nextInstanceStatuses(from).includes(to)) {
      expect(answer.data).toMatchObject({
        status: to,
        statusReason: 'Asked for it',
        statusChangedBy: 'Ana Silva',
        statusHistory: [{ status: 'requested' }, { status: to, reason: 'Asked for it' }],
      })
      // What the move asked of the server would otherwise happen beside the next test.
      await server.jobs.idle()
    } else {
      const allowed = nextInstanceStatuses(from).join(', ')
      expect(answer.error).toEqual({
        code: 409,
        message: `${name} is ${from}${allowed ? `. It can become ${allowed}.` : ', which is final.'}`,
      })
      expect(await keptInstances(server)).toEqual(before)
    }
  })

  it.each([
    [{ status: 'suspended' }, 'reason'],
    [{ status: 'suspended', reason: null }, 'reason'],
    [{ status: 'suspended', reason: '  ' }, 'reason'],
    [{ status: 'retired' }, 'reason'],
    [{ status: 'deprovisioning' }, 'reason'],
    [{ status: 'gone', reason: 'x' }, 'status'],
    [{}, 'status'],
    [{ status: 'maintenance', until: 'tomorrow' }, 'until'],
  ])('refuses %j', async (body, field) => {
    const { id } = await newInstance(server, employee, 'active')
    const before = await keptInstances(server)
    const answer = await ask(employee, 'PATCH', `/${id}/status`, body)
    expect([answer.status, answer.error.field]).toEqual([400, field])
    expect(await keptInstances(server)).toEqual(before)
  })

  it('forgets the reason of the status before', async () => {
    const { id } = await newInstance(server, employee, 'active')
    await ask(employee, 'PATCH', `/${id}/status`, { status: 'suspended', reason: 'Unpaid' })
    const { data } = await ask(employee, 'PATCH', `/${id}/status`, { status: 'active' })
    expect(data.statusReason).toBe(null)
    expect(data.statusHistory.map((one: { reason: string | null }) => one.reason)).toEqual([
      null,
      'Unpaid',
      null,
    ])
  })

  it('lets one of two people through who move it at once', async () => {
    const { id } = await newInstance(server, employee, 'active')
    const move = (status: string) =>
      ask(employee, 'PATCH', `/${id}/status`, { status, reason: 'At the same time' })
    const statuses = (await Promise.all([move('maintenance'), move('suspended')])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409])
  })
})

describe('[S7] POST /ied/instances/{id}/sandbox', () => {
  it('asks for a sandbox with the products of its production instance', async () => {
    const { id, name, clientId } = await newInstance(server, employee)
    await server.db
      .insertInto('instanceProducts')
      .values({ instanceId: id, productId: 1, enabledAt: server.now() })
      .execute()
    const first = (await ask(employee, 'POST', `/${id}/sandbox`)).data
    expect(first).toMatchObject({
      clientId,
      name: `${name}-sandbox`,
      environment: 'sandbox',
      status: 'requested',
      parentInstanceId: id,
      region: 'us-west',
      url: null,
      products: [{ productId: 1 }],
    })
    expect((await ask(employee, 'POST', `/${id}/sandbox`)).data.name).toBe(`${name}-sandbox-2`)
    const listed = (await ask(employee, 'GET', `?filter[parentInstanceId]=${id}`)).data
    expect(listed.map((one: { name: string }) => one.name)).toEqual([`${name}-sandbox`, `${name}-sandbox-2`])
  })

  it('is built in the background, step by step, beside its production instance', async () => {
    const { id, name } = await newInstance(server, employee)
    const built = { url: `https://${name}.schools.example.org`, version: '26.9.2', dataYear: 2026 }
    await server.db.updateTable('instances').set(built).where('id', '=', id).execute()
    const sandbox = (await ask(employee, 'POST', `/${id}/sandbox`)).data
    await server.jobs.idle()
    const { data } = await ask(employee, 'GET', `/${sandbox.id}`)
    expect(data).toMatchObject({
      status: 'active',
      version: '26.9.2',
      dataYear: 2026,
      url: `http://console.test/instances/${name}-sandbox`,
      databaseName: `instance_${sandbox.id}`,
    })
    expect(data.statusHistory.map((one: { status: string }) => one.status)).toEqual([
      ...['requested', 'provisioning', 'active'],
    ])
  })

  it('leaves the last word to whoever moves it meanwhile', async () => {
    const { id } = await newInstance(server, employee)
    const sandbox = (await ask(employee, 'POST', `/${id}/sandbox`)).data
    await server.jobs.idle()
    await retire(sandbox.id)
    await server.db.updateTable('jobs').set({ status: 'queued' }).where('kind', '=', 'provision').execute()
    await server.jobs.idle()
    expect((await ask(employee, 'GET', `/${sandbox.id}`)).data.status).toBe('retired')
  })

  it.each([
    ['active', 'training', "isn't a production instance, so it can't have a sandbox."],
    ['active', 'demo', "isn't a production instance, so it can't have a sandbox."],
    ['retired', 'production', 'is retired.'],
    ['deprovisioning', 'production', 'is deprovisioning.'],
  ] as const)('is refused for one that is %s and for %s', async (status, environment, words) => {
    const { id, name } = await newInstance(server, employee, status, environment)
    const before = await keptInstances(server)
    expect((await ask(employee, 'POST', `/${id}/sandbox`)).error).toEqual({
      code: 409,
      message: `${name} ${words}`,
    })
    expect(await keptInstances(server)).toEqual(before)
  })
})

describe('[S7] DELETE /ied/instances/{id}', () => {
  it.each(STATUSES)('of one that is %s', async (status) => {
    const { id, name } = await newInstance(server, employee, status)
    const answer = await ask(employee, 'DELETE', `/${id}`)
    if (status === 'retired') {
      expect(answer).toEqual({ status: 200, data: null })
      expect((await ask(employee, 'GET', `/${id}`)).error).toEqual({
        code: 404,
        message: 'Instance not found.',
      })
    } else {
      expect(answer.error).toEqual({
        code: 409,
        message: `${name} is ${status}. Only a retired instance can be deleted.`,
      })
      expect((await ask(employee, 'GET', `/${id}`)).status).toBe(200)
    }
  })

  it('waits for its sandboxes', async () => {
    const { id, name } = await newInstance(server, employee, 'active')
    const sandbox = (await ask(employee, 'POST', `/${id}/sandbox`)).data
    await server.db.updateTable('instances').set({ status: 'retired' }).where('id', '=', id).execute()
    expect((await ask(employee, 'DELETE', `/${id}`)).error).toEqual({
      code: 409,
      message: `${name} has a sandbox: delete ${name}-sandbox first.`,
    })
    await server.jobs.idle()
    await retire(sandbox.id)
    expect((await ask(employee, 'DELETE', `/${sandbox.id}`)).status).toBe(200)
    expect((await ask(employee, 'DELETE', `/${id}`)).status).toBe(200)
  })
})
