import { afterAll, beforeAll, expect, it } from 'vitest'
import { holdBatch } from '../testing/hold-batch.ts'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { sender } from '../testing/walks/send.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const ask = sender('/district/sis-imports/sync')
/** A district with a batch whose students are held, and one of them to go. */
const held = async (roles?: readonly string[]) => {
  const { lea, email } = await server.newDistrict(roles ? { roles } : {})
  const { batchId, isActive } = await holdBatch(server.db, { lea, now: server.now() })
  const browser = await server.browser(email)
  return { batchId, isActive, decide: (body: object) => ask(browser, 'POST', `?lea=${lea}`, body) }
}

it('[R46] a held batch is released by the call that starts imports, and its header tells by whom', async () => {
  const { batchId, isActive, decide } = await held()
  expect(await decide({ batchId, decision: 'release' })).toMatchObject({ status: 200, data: { batchId } })
  await server.jobs.idle()
  expect(await isActive()).toBe(false)
  expect(await decide({ batchId, decision: 'release' })).toMatchObject({ status: 200, data: { batchId } })
  expect(await decide({ batchId, decision: 'discard' })).toMatchObject({
    status: 409,
    error: { code: 409, message: expect.stringContaining('was released by Robin Moss') },
  })
})

it.each([
  ['decision', {}],
  ['decision', { decision: 'forget' }],
  ['batchId', { batchId: undefined, decision: 'release' }],
  ['batchId', { batchId: 0, decision: 'release' }],
  ['components', { decision: 'release', components: ['students'] }],
  ['mode', { decision: 'release', mode: 'full' }],
  ['force', { decision: 'release', force: true }],
])('[R46] refuses a decision by its %s: %o', async (field, body) => {
  const { batchId, isActive, decide } = await held()
  expect(await decide({ batchId, ...body })).toMatchObject({ status: 400, error: { code: 400 } })
  expect((await decide({ batchId, ...body })).error.message).not.toContain(`'${field}'`)
  expect(await isActive()).toBe(true)
})

it('[R46] is not there for a batch of another district', async () => {
  const other = await held()
  const { decide } = await held()
  expect(await decide({ batchId: other.batchId, decision: 'release' })).toMatchObject({
    status: 404,
    error: { code: 404, message: `Batch ${other.batchId} isn't in this district.` },
  })
  expect(await other.isActive()).toBe(true)
})

it('[R47] needs the role of a sync', async () => {
  const { batchId, decide, isActive } = await held([
    'ROLE_IMPORT_LOG_VIEW',
    'ROLE_SETUP_SIS_IMPORTS_TEMPLATES_VIEW',
  ])
  expect(await decide({ batchId, decision: 'discard' })).toMatchObject({ status: 403 })
  expect(await isActive()).toBe(true)
})
