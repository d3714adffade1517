import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'
import { historyOf, instanceCalls, rowsIn } from '../testing/instance-calls.ts'
import { requestedInstance } from '../testing/new-instance.ts'
import { deprovisionJob } from './deprovision-job.ts'

let server: TestServer
let employee: TestFetch
let calls: ReturnType<typeof instanceCalls>
beforeAll(async () => {
  server = await createTestServer()
  employee = await server.browser('employee@example.org')
  calls = instanceCalls(employee)
})
afterAll(() => server.close())

const created = async () => {
  const instance = await requestedInstance(server, employee)
  await calls.move(instance.id, 'provisioning')
  await server.jobs.idle()
  return instance
}

it('domain 8.19 deprovisioning removes the address and the data, and the server retires the instance', async () => {
  const { id, name } = await created()
  expect(await rowsIn(server, id, 'districts')).toHaveLength(1)
  const { data } = await calls.move(id, 'deprovisioning', 'The contract ended')
  expect(data.steps).toMatchObject([{ step: 'removal', state: 'pending' }])
  await server.jobs.idle()
  const retired = await calls.read(id)
  expect(retired).toMatchObject({
    status: 'retired',
    statusReason: 'The address and all data were removed.',
    url: null,
    databaseName: null,
    steps: [],
  })
  expect(historyOf(retired).slice(-2)).toEqual(['deprovisioning by Ana Silva', 'retired by System'])
  expect(await rowsIn(server, id, 'districts')).toBeNull()
  expect((await server.fetch(`/instances/${name}`)).status).toBe(404)
})

it('undoes what a failed attempt left', async () => {
  const { id, clientId } = await requestedInstance(server, employee)
  await server.db
    .updateTable('authentications')
    .set({ isEnabled: false })
    .where('clientId', '=', clientId)
    .execute()
  await calls.move(id, 'provisioning')
  await server.jobs.idle()
  expect((await calls.read(id)).status).toBe('failed')
  expect(await rowsIn(server, id, 'districts')).toHaveLength(1)
  await calls.move(id, 'deprovisioning')
  await server.jobs.idle()
  expect((await calls.read(id)).status).toBe('retired')
  expect(await rowsIn(server, id, 'districts')).toBeNull()
})

it('R30 is retired by the server while that is at work, and by people where it failed', async () => {
  const { id, name } = await created()
  await server.jobs.stop()
  await calls.move(id, 'deprovisioning')
  expect((await calls.move(id, 'retired')).error).toEqual({
    code: 409,
    message: `${name} is deprovisioning. The server makes it retired when it's done.`,
  })
  const job = await server.db
    .selectFrom('jobs')
    .selectAll()
    .where('kind', '=', 'deprovision')
    .where('status', '=', 'queued')
    .executeTakeFirstOrThrow()
  await server.db
    .transaction()
    .execute((trx) => deprovisionJob.fail(trx, { job, reason: 'attempts', at: server.now() }))
  expect(await calls.steps(id)).toEqual([
    'removal failed: The server or its database was interrupted several times. Nothing was removed.',
  ])
  expect((await calls.move(id, 'retired', 'Removed now')).status).toBe(200)
  expect(await rowsIn(server, id, 'districts')).toBeNull()
})
