import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportCalls } from '../testing/export-calls.ts'
import { createTestServer, type TestServer } from '../testing/index.ts'

let server: TestServer
let dana: ReturnType<typeof exportCalls>
beforeAll(async () => {
  server = await createTestServer()
  dana = exportCalls(await server.browser('admin@example.org'))
})
afterAll(() => server.close())

const stored = () => server.db.selectFrom('exports').selectAll().orderBy('id').execute()

it('says plainly that nothing was sent, and writes nothing', async () => {
  const { id } = await dana.add({ isEnabled: true, password: 's3cret' })
  const before = [await stored(), await server.db.selectFrom('exportBatches').selectAll().execute()]
  expect(await dana.sendNow({ exportIds: [id] })).toMatchObject({
    status: 503,
    error: { code: 503, message: 'Nothing was sent: this server does not write export files yet.' },
  })
  expect([await stored(), await server.db.selectFrom('exportBatches').selectAll().execute()]).toEqual(before)
})

it('does not send what is switched off, unknown, or of another district', async () => {
  const { id, name } = await dana.add()
  expect(await dana.sendNow({ exportIds: [id] })).toMatchObject({
    status: 409,
    error: { message: `${name} is switched off.` },
  })
  expect(await dana.sendNow({ exportIds: [999_999] })).toMatchObject({
    status: 404,
    error: { message: 'No export has the number 999999.' },
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
