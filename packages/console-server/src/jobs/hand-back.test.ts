import { type SisSimulator, startSimulator } from '@edconsole/console-demo/sis-simulator'
import { apiDistrict } from '@edconsole/console-demo/sis-simulator/testing'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { json } from '../db/schema/columns.ts'
import { startJobs } from '../jobs.ts'
import { readBatch } from '../pipeline/testing/import-bench.ts'
import { keepsIdentities } from '../pipeline/testing/keeps-identities.ts'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { jobContext } from '../testing/job-context.ts'

let server: TestServer
let simulator: SisSimulator
beforeAll(async () => {
  server = await createTestServer({ allowLoopback: true })
  simulator = await startSimulator()
})
afterAll(async () => {
  await simulator.close()
  await server.close()
})

it('a server that ends hands its import back at once, also while it waits for a SIS, and another finishes it', async () => {
  const { db, store, secrets, now, jobs } = server
  const district = await apiDistrict(server, simulator, 'aeries', { failure: 'neverAnswers' })
  await district.template('sites')
  const sync = await district.call<{ batchId: number }>(
    'POST',
    `/district/sis-imports/sync?lea=${district.lea}`,
    {},
  )
  const asked = simulator.asked.length
  await vi.waitUntil(() => simulator.asked.length > asked, { timeout: 20_000 })
  district.misbehave(null)
  const stopped = vi.fn()
  const stopping = jobs.stop().then(stopped)
  const other = startJobs(jobContext({ db, store, secrets, now, allowLoopback: true }))
  await vi.waitUntil(async () => (await readBatch(db, sync.data.batchId)).header.endedAt !== null, {
    timeout: 20_000,
  })
  // The first one still waits for an answer that never comes.
  expect(stopped).not.toHaveBeenCalled()
  await other.idle()
  await other.stop()
  const batch = await readBatch(db, sync.data.batchId)
  keepsIdentities(batch)
  expect(batch.header).toMatchObject({ status: 'completed', recordsRead: 2, recordsInserted: 2 })
  expect(await db.selectFrom('jobs').select(['status', 'attempts']).execute()).toEqual([
    { status: 'done', attempts: 1 },
  ])
  await simulator.close()
  await stopping
})

it('a slow import holds up neither an import of another district nor the check of its own upload', async () => {
  const { db, store, secrets, now } = server
  simulator = await startSimulator()
  const jobs = startJobs(jobContext({ db, store, secrets, now, allowLoopback: true }))
  await db.deleteFrom('jobs').execute()
  const slow = await apiDistrict(server, simulator, 'aeries', { failure: 'neverAnswers' })
  const other = await apiDistrict(server, simulator, 'aeries')
  const batches: number[] = []
  for (const district of [slow, other]) {
    await district.template('sites')
    const path = `/district/sis-imports/sync?lea=${district.lea}`
    batches.push((await district.call<{ batchId: number }>('POST', path, {})).data.batchId)
  }
  await db
    .insertInto('jobs')
    // The upload is gone, so there is nothing to check.
    .values({ kind: 'uploadCheck', lea: slow.lea, payload: json({ uploadId: 0 }) })
    .execute()
  jobs.nudge()
  const ended = () => db.selectFrom('jobs').select(['kind', 'lea']).where('status', '=', 'done').execute()
  await vi.waitUntil(async () => (await ended()).length === 2, { timeout: 20_000 })
  expect((await ended()).toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
    { kind: 'import', lea: other.lea },
    { kind: 'uploadCheck', lea: slow.lea },
  ])
  expect((await readBatch(db, batches[0] ?? 0)).header.endedAt).toBeNull()
  const stopping = jobs.stop()
  await simulator.close()
  await stopping
})
