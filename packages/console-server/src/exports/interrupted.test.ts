import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { claimJob } from '../jobs/claim-job.ts'
import { exportJob } from '../jobs/export-job.ts'
import type { JobWork } from '../jobs/job-context.ts'
import { runJob } from '../jobs/run-job.ts'
import { LEA } from '../testing/export-calls.ts'
import { jobContext } from '../testing/job-context.ts'
import { type SendingBench, sendingBench } from '../testing/sending-bench.ts'

let bench: SendingBench
beforeAll(async () => {
  bench = await sendingBench()
  // Here the test itself is the worker.
  await bench.server.jobs.stop()
})
afterAll(() => bench.close())

const context = () => {
  const { db, secrets, store, now } = bench.server
  return jobContext({ db, secrets, store, now, allowLoopback: true })
}
const claim = async (workerId: string) => {
  const job = await claimJob(bench.server.db, workerId, ['export'])
  if (!job) throw new Error('There is nothing to send.')
  return job
}
const run = async (workerId: string, stopping = new AbortController().signal) => {
  const job = await claim(workerId)
  await runJob(context(), job, { runner: exportJob, workerId, stopping })
}
/** What stays of a job whose process is gone. */
const abandon = () =>
  bench.server.db
    .updateTable('jobs')
    .set({ status: 'queued', lockedBy: null, lockedUntil: null })
    .where('status', '=', 'running')
    .execute()

class KilledError extends Error {}

/** Works until a write, then stops the way a killed process does: no cleanup, no notification. */
const workUntil = async (write: number): Promise<'killed' | 'ended'> => {
  const { db } = bench.server
  let written = 0
  const dying: JobWork['write'] = (work) => {
    written += 1
    if (written > write) throw new KilledError()
    return db.transaction().execute(work)
  }
  const job = await claim('dies')
  try {
    const { signal: stopping } = new AbortController()
    await exportJob.run({ ...context(), job, stopping, write: async (work) => dying(work) })
    return 'ended'
  } catch (error) {
    if (!(error instanceof KilledError)) throw error
    return 'killed'
  } finally {
    await abandon()
  }
}

it.each([
  ['customCsv', false],
  ['oneroster11Csv', true],
])('killed at any moment, %s goes on: every file arrives once and whole', async (exportType, zip) => {
  let writes = 0
  for (let killedAt = 0; killedAt < 40; killedAt += 1) {
    const remotePath = `/killed-${exportType}-${killedAt}`
    const { id } = await bench.add({ remotePath, exportType, zip })
    const { data } = await bench.sendNow({ exportIds: [id] })
    const [batchId] = data.batchIds
    const end = await workUntil(killedAt)
    const before = bench.arrivedAt(remotePath)
    const ended = (await bench.logOf(batchId)).header
    // Also when it had ended, and its process before it could say so.
    await run('goes on')
    if (end === 'ended') expect((await bench.logOf(batchId)).header).toEqual(ended)
    const { header, results, details } = await bench.logOf(batchId)
    expect([killedAt, header.status, header.deliveryStatus]).toEqual([killedAt, 'completed', 'transferred'])
    expect(details).toEqual([])
    expect(results.map(({ recordsWritten }) => recordsWritten)).toEqual([3, 42])
    const kept = join(bench.server.outboxDir, LEA, String(batchId))
    const names = await readdir(kept)
    expect(await readdir(bench.server.store.scratch)).toEqual([])
    const arrived = bench.arrivedAt(remotePath)
    expect([...arrived.keys()].sort()).toEqual(names.sort())
    for (const [name, content] of arrived) expect(content.equals(await readFile(join(kept, name)))).toBe(true)
    // What had its name before the end was whole already.
    for (const [name, content] of before)
      if (!name.endsWith('.part')) expect(content).toHaveLength(arrived.get(name)?.length ?? -1)
    writes = killedAt
    if (end === 'ended') break
  }
  expect(writes).toBeGreaterThan(5)
})

it('a server that ends breaks off what it sends, and goes on at its next start', async () => {
  const { id } = await bench.add({ remotePath: '/stopped' })
  const { data } = await bench.sendNow({ exportIds: [id] })
  const stopping = new AbortController()
  bench.sftp.stall(() => stopping.abort())
  await run('stops', stopping.signal)
  bench.sftp.stall(null)
  const [batchId] = data.batchIds
  expect((await bench.logOf(batchId)).header).toMatchObject({
    status: 'loading',
    deliveryStatus: 'generated',
  })
  expect([...bench.arrivedAt('/stopped').keys()].filter((name) => !name.endsWith('.part'))).toEqual([])
  await run('goes on')
  expect((await bench.logOf(batchId)).header).toMatchObject({ status: 'completed', attempt: 1 })
  expect([...bench.arrivedAt('/stopped').keys()].sort()).toEqual(['sites.csv', 'students.csv'])
})

it('a sending that kills its server again and again ends with a sentence', async () => {
  const { id } = await bench.add({ remotePath: '/deadly', notifyEmails: ['one@example.org'] })
  const { data } = await bench.sendNow({ exportIds: [id] })
  const [batchId] = data.batchIds
  for (let died = 0; died < 3; died += 1) expect(await workUntil(2)).toBe('killed')
  await run('gives up')
  const message =
    "The server or its database was interrupted several times during this export. The remaining files weren't sent."
  const { header, results } = await bench.logOf(batchId)
  expect(header).toMatchObject({
    status: 'failed',
    deliveryStatus: 'failed',
    message,
    failureOrigin: 'platform',
    endedAt: expect.any(String),
  })
  expect(results.map((result) => [result.status, result.message])).toEqual([
    ['failed', message],
    ['failed', message],
  ])
  expect(await bench.read(id)).toMatchObject({ lastStatus: 'failed', lastBatchId: batchId, lastSentAt: null })
  expect((await bench.sendNow({ exportIds: [id] })).status).toBe(200)
  await run('sends again')
  expect(await bench.read(id)).toMatchObject({ lastStatus: 'completed' })
})

it('what goes wrong after the end of a sending is no matter of what was sent', async () => {
  const { id } = await bench.add({ remotePath: '/ended', notifyEmails: ['one@example.org'] })
  const { data } = await bench.sendNow({ exportIds: [id] })
  const [batchId] = data.batchIds
  await run('sends')
  const ended = await bench.logOf(batchId)
  expect(ended.header).toMatchObject({ status: 'completed', deliveryStatus: 'transferred' })
  const job = { id: 0, kind: 'export', lea: LEA, batchId, payload: {}, attempts: 1 }
  const at = bench.server.now()
  await bench.server.db.transaction().execute((trx) => exportJob.fail(trx, { job, reason: 'error', at }))
  expect(await bench.logOf(batchId)).toEqual(ended)
  expect(await bench.read(id)).toMatchObject({ lastStatus: 'completed' })
})
