import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportCalls, exportDraft, LEA } from '../testing/export-calls.ts'
import { createTestServer, type TestServer } from '../testing/index.ts'

let server: TestServer
let dana: ReturnType<typeof exportCalls>
beforeAll(async () => {
  server = await createTestServer()
  dana = exportCalls(await server.browser('admin@example.org'))
})
afterAll(() => server.close())

const batchesOf = (ids: readonly number[]) =>
  server.db
    .selectFrom('exportBatches')
    .select(['batchId', 'exportId', 'status'])
    .where('exportId', 'in', [...ids])
    .orderBy('batchId')
    .execute()
const download = (more: object = {}) =>
  dana.add({ isEnabled: true, deliveryMethod: 'download', host: null, username: null, ...more })

it('[S7] answers with a batch for each export, in the order in which they were named', async () => {
  const [one, other] = [await download(), await download()]
  const { data, status } = await dana.sendNow({ exportIds: [other.id, one.id] })
  expect(status).toBe(200)
  const batches = await batchesOf([one.id, other.id])
  expect(data.batchIds.map((id: number) => batches.find(({ batchId }) => batchId === id)?.exportId)).toEqual([
    other.id,
    one.id,
  ])
  await server.jobs.idle()
  expect((await batchesOf([one.id, other.id])).map(({ status }) => status)).toEqual([
    'completed',
    'completed',
  ])
})

it('sends none of them when one is being sent already', async () => {
  const [one, other] = [await download(), await download()]
  const { batchId } = await server.db
    .insertInto('exportBatches')
    .values({
      lea: LEA,
      schoolYear: 2026,
      exportId: other.id,
      exportName: other.name,
      productId: 2,
      productName: 'Screening',
      deliveryMethod: 'download',
      triggerType: 'scheduled',
      status: 'loading',
      startedAt: server.now(),
    })
    .returning('batchId')
    .executeTakeFirstOrThrow()
  expect(await dana.sendNow({ exportIds: [one.id, other.id] })).toMatchObject({
    status: 409,
    error: { message: `${other.name} has been running since 09/14/2026 - 08:14AM (ET).` },
  })
  expect((await batchesOf([one.id, other.id])).map((batch) => batch.batchId)).toEqual([batchId])
  await server.db.deleteFrom('exportBatches').where('batchId', '=', batchId).execute()
})

it('sends once when two ask at the same moment', async () => {
  const { id } = await download()
  const answers = await Promise.all([1, 2, 3].map(() => dana.sendNow({ exportIds: [id] })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  await server.jobs.idle()
  expect(await batchesOf([id])).toHaveLength(1)
})

it('does not switch on, or send, what this server has no way for', async () => {
  const refused = await dana.create(exportDraft({ deliveryMethod: 'api', isEnabled: true }))
  expect(refused).toMatchObject({
    status: 400,
    error: { field: 'deliveryMethod', message: expect.stringContaining("this server can't send by API") },
  })
  const { id, name } = await dana.add({ deliveryMethod: 'api' })
  expect(await dana.update(id, { isEnabled: true })).toMatchObject({
    status: 400,
    error: { field: 'deliveryMethod' },
  })
  await server.db.updateTable('exports').set({ isEnabled: true }).where('id', '=', id).execute()
  expect(await dana.sendNow({ exportIds: [id] })).toMatchObject({
    status: 409,
    error: { message: `${name} can't be sent: this server can't send by API.` },
  })
})

it('does not send what is switched off, unknown, or of another district', async () => {
  const { id, name } = await dana.add()
  expect(await dana.sendNow({ exportIds: [id] })).toMatchObject({
    status: 409,
    error: { message: `${name} is off.` },
  })
  expect(await dana.sendNow({ exportIds: [999_999] })).toMatchObject({
    status: 404,
    error: { message: 'Export not found.' },
  })
  const foreign = await server.db
    .selectFrom('exports')
    .select('id')
    .where('lea', '=', '0610391')
    .executeTakeFirstOrThrow()
  expect((await dana.sendNow({ exportIds: [foreign.id] })).status).toBe(404)
  expect((await dana.update(foreign.id, { zip: true })).status).toBe(404)
  expect((await dana.remove(foreign.id)).status).toBe(404)
})

it.each([
  ['exportIds', {}],
  ['exportIds', { exportIds: [] }],
  ['exportIds', { exportIds: [1, 1] }],
  ['exportIds.0', { exportIds: ['1'] }],
  ['force', { exportIds: [1], force: true }],
])('refuses %s in %j', async (field, body) => {
  const { status, error } = await dana.sendNow(body)
  expect([status, error.field]).toEqual([400, field])
})
