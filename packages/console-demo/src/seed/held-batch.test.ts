import type { HoldDecision, ImportLogHeader } from '@edconsole/console-core/contract'
import { jsonCalls, keepsIdentities, readBatch } from '@edconsole/console-server/internal/testing'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'

const FOXGLOVE = '3904871'
const LARKSPUR = '4107320'

let server: TestServer
let call: ReturnType<typeof jsonCalls>
/** Starts a demo that no one has touched yet. */
const start = async () => {
  await server?.close()
  server = await createTestServer({ seed: 'demo' })
  call = jsonCalls(await server.browser('employee@example.org'))
}
beforeAll(start, 240_000)
afterAll(() => server.close())

const headers = async (lea: string, query = '') =>
  (await call<ImportLogHeader[]>('GET', `/district/import-log-headers?lea=${lea}&limit=100${query}`)).data
const heldBatch = async () => {
  const [newest] = await headers(FOXGLOVE, '&sort[batchId]=desc')
  if (newest?.status !== 'held') throw new Error(`The newest batch is ${newest?.status}.`)
  return newest.batchId
}
const sync = async (body: object) => {
  const answer = await call<{ batchId: number }>('POST', `/district/sis-imports/sync?lea=${FOXGLOVE}`, body)
  expect(answer.status, answer.text).toBe(200)
  await server.jobs.idle()
  return answer.data
}
const decide = (batchId: number, decision: HoldDecision['decision']) => sync({ batchId, decision })
const students = async () => {
  const rows = await server.db
    .selectFrom('sisRows')
    .select(['sourceId', 'isActive'])
    .where('lea', '=', FOXGLOVE)
    .where('component', '=', 'students')
    .execute()
  return new Set(rows.filter(({ isActive }) => isActive).map(({ sourceId }) => sourceId))
}
const heldStudents = async () => {
  const rows = await server.db
    .selectFrom('importHeldRows')
    .innerJoin('sisRows', 'sisRows.id', 'importHeldRows.rowId')
    .select(['sourceId', 'isActive'])
    .execute()
  expect(rows.every(({ isActive }) => isActive)).toBe(true)
  return rows.map(({ sourceId }) => sourceId)
}

it('[S7] the one of July is settled: it says who kept what its file lacked', async () => {
  const batches = await headers(LARKSPUR, '&filter[status]=held')
  expect(batches).toEqual([])
  const decisions = await server.db.selectFrom('importHoldDecisions').selectAll().execute()
  expect(decisions).toMatchObject([{ decision: 'discard', decidedBy: 'Dana Reyes' }])
  const batch = await readBatch(server.db, decisions[0]?.batchId ?? 0)
  keepsIdentities(batch)
  const { header, details } = batch
  expect(header).toMatchObject({ lea: LARKSPUR, status: 'completed', recordsDeleted: 0 })
  expect(header.message).toMatch(/^Discarded by Dana Reyes on 07\/2\d\/2026/)
  expect(details.map(({ errorCode }) => errorCode)).toContain('H001')
})

it('[S7] the held batch of the demo can be released: what its file lacked is gone, and the counts say so', async () => {
  const batchId = await heldBatch()
  const [before, held] = [await students(), await heldStudents()]
  const { details, result } = await readBatch(server.db, batchId)
  const total = before.size.toLocaleString('en-US')
  const percent = Math.round((held.length * 1000) / before.size) / 10
  expect(held.length).toBeGreaterThan(50)
  expect(details.filter(({ errorCode }) => errorCode === 'H001')).toMatchObject([
    {
      message: `${held.length} of ${total} students would be removed (${percent}%). They were kept.`,
      fixTarget: { route: 'import-log-results', params: { batchId: String(batchId) } },
    },
  ])
  const { recordsRead, recordsUnchanged } = result('students')
  await decide(batchId, 'release')
  const after = await readBatch(server.db, batchId)
  keepsIdentities(after)
  expect(after.header.status).not.toBe('held')
  expect(after.header.message).toContain('Released by Ana Silva')
  expect(after.result('students')).toMatchObject({
    recordsDeleted: held.length,
    recordsRead,
    recordsUnchanged,
  })
  const gone = new Set(held)
  expect(await students()).toEqual(new Set([...before].filter((id) => !gone.has(id))))
  expect(await heldStudents()).toEqual([])
})

it('[S7] it can be discarded: nothing is removed, and the next sync of the same file asks again', async () => {
  await start()
  const batchId = await heldBatch()
  const [before, held] = [await students(), await heldStudents()]
  await decide(batchId, 'discard')
  const after = await readBatch(server.db, batchId)
  keepsIdentities(after)
  expect(after.header.message).toContain('Discarded by Ana Silva')
  expect(after.result('students')).toMatchObject({
    recordsDeleted: 0,
    message: expect.stringMatching(/^Nothing was/),
  })
  expect(await students()).toEqual(before)
  expect(await heldStudents()).toEqual([])
  const { batchId: next } = await sync({ components: ['students'] })
  const again = await readBatch(server.db, next)
  expect(again.header.status).toBe('held')
  expect(again.result('students').recordsRead).toBe(after.result('students').recordsRead)
  expect(again.result('students').recordsRejected).toBe(after.result('students').recordsRejected)
  expect((await heldStudents()).sort()).toEqual(held.sort())
})
