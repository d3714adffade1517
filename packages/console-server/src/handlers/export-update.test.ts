import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportCalls, LEA } from '../testing/export-calls.ts'
import { createTestServer, type TestServer } from '../testing/index.ts'

let server: TestServer
let dana: ReturnType<typeof exportCalls>
let ana: ReturnType<typeof exportCalls>
beforeAll(async () => {
  server = await createTestServer()
  dana = exportCalls(await server.browser('admin@example.org'))
  ana = exportCalls(await server.browser('employee@example.org'))
})
afterAll(() => server.close())

const stored = () => server.db.selectFrom('exports').selectAll().orderBy('id').execute()

it('changes only the keys that are given', async () => {
  const before = await dana.add({ notifyEmails: ['a@example.org'], gradeLevels: ['KG'] })
  const { data } = await dana.update(before.id, { gradeLevels: [], remotePath: '/in' })
  expect(data).toEqual({
    ...before,
    gradeLevels: [],
    remotePath: '/in',
    updatedAt: expect.any(String),
    updatedBy: 'Dana Reyes',
  })
})

it('another way of sending has its own usual port, unless one is named', async () => {
  const { id } = await dana.add({ port: 2222 })
  expect((await dana.update(id, { remotePath: '/out' })).data.port).toBe(2222)
  expect((await dana.update(id, { deliveryMethod: 'ftps' })).data.port).toBe(990)
  expect((await dana.update(id, { deliveryMethod: 'sftp', port: 2022 })).data.port).toBe(2022)
  expect((await dana.update(id, { port: null })).data.port).toBe(22)
  expect((await dana.update(id, { deliveryMethod: 'download' })).data.port).toBe(null)
})

it.each([
  ['productId', { productId: 1 }],
  ['schoolYear', { schoolYear: 2027 }],
  ['host', { host: null }],
  ['fileNamePattern', { fileNamePattern: 'all.csv' }],
  ['password', { isEnabled: true }],
  ['components', { components: [] }],
  ['scheduleTime', { scheduleEnabled: true, scheduleDays: ['tue'] }],
  ['name', { name: 'Roster to Screening' }],
  ['rolledOverFromId', { rolledOverFromId: 1 }],
])('refuses %s in %j and changes nothing', async (field, body) => {
  const { id } = await dana.add()
  const before = await stored()
  const { status, error } = await dana.update(id, body)
  expect([status, error.field]).toEqual([400, field])
  expect(await stored()).toEqual(before)
})

it('a change by one person leaves what another has changed', async () => {
  const { id, updatedAt } = await dana.add()
  const first = await dana.update(id, { remotePath: '/a', updatedAt })
  expect((await ana.update(id, { zip: true, updatedAt })).status).toBe(409)
  expect((await ana.update(id, { zip: true, updatedAt: first.data.updatedAt })).status).toBe(200)
  expect(await dana.list(`&filter[id]=${id}`)).toMatchObject([{ remotePath: '/a', zip: true }])
})

it('may be changed, but not switched on, while its product is off for the district', async () => {
  const { id } = await dana.add({ productId: 3, password: 's3cret' })
  const set = (enabled: boolean) =>
    server.db
      .updateTable('productsEnabled')
      .set({ enabled })
      .where('lea', '=', LEA)
      .where('productId', '=', 3)
      .execute()
  await set(false)
  expect((await dana.update(id, { zip: true })).status).toBe(200)
  expect(await dana.update(id, { isEnabled: true })).toMatchObject({
    status: 400,
    error: { field: 'isEnabled' },
  })
  await set(true)
  expect((await dana.update(id, { isEnabled: true })).status).toBe(200)
})

it('[S7] DELETE removes the export and leaves its log', async () => {
  const sent = await server.db
    .selectFrom('exportBatches')
    .select(['exportId', 'batchId'])
    .where('lea', '=', LEA)
    .executeTakeFirstOrThrow()
  expect(await dana.remove(sent.exportId)).toMatchObject({ status: 200, data: null })
  expect((await dana.remove(sent.exportId)).status).toBe(404)
  const log = await server.db
    .selectFrom('exportBatches')
    .select('batchId')
    .where('batchId', '=', sent.batchId)
    .execute()
  expect(log).toHaveLength(1)
})

it('DELETE waits for a sending to end', async () => {
  const { id, name } = await dana.add()
  const { batchId } = await server.db
    .insertInto('exportBatches')
    .values({
      lea: LEA,
      schoolYear: 2026,
      exportId: id,
      exportName: name,
      productId: 2,
      productName: 'Screening',
      deliveryMethod: 'sftp',
      triggerType: 'manual',
      status: 'loading',
      startedAt: server.now(),
    })
    .returning('batchId')
    .executeTakeFirstOrThrow()
  expect(await dana.remove(id)).toMatchObject({
    status: 409,
    error: { message: `${name} is being sent. Remove it when export ${batchId} finishes.` },
  })
  await server.db.deleteFrom('exportBatches').where('batchId', '=', batchId).execute()
  expect((await dana.remove(id)).status).toBe(200)
})
