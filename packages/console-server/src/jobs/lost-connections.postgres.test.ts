import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { json } from '../db/schema/columns.ts'
import { startJobs } from '../jobs.ts'
import { FILES } from '../pipeline/testing/files.ts'
import { createImportBench, readBatch } from '../pipeline/testing/import-bench.ts'
import { keepsIdentities } from '../pipeline/testing/keeps-identities.ts'
import { jobContext } from '../testing/job-context.ts'
import { type Terminator, terminatorOf } from '../testing/terminate-backends.ts'
import { claimJob } from './claim-job.ts'
import { runJob } from './run-job.ts'

/** Several chunks, so that a cut after the first one finds work left. */
const STUDENTS = 12_000

let bench: Awaited<ReturnType<typeof createImportBench>>
let backends: Terminator
beforeEach(async () => {
  bench = await createImportBench()
  backends = await terminatorOf(bench.db)
})
afterEach(async () => {
  vi.useRealTimers()
  await backends.close()
  await bench.close()
})

const begin = async (): Promise<number> => {
  for (const [name, text] of Object.entries({ ...FILES, 'STU.csv': manyStudents() }))
    await bench.write(name, text)
  const answer = await bench.start()
  if (answer.kind !== 'started') throw new Error(answer.kind)
  return answer.batchId
}

/** Reads beside the server: its own connections may be gone at any moment. */
const beside = async () => {
  const { rows } = (await backends.run('select records_read, ended_at from import_batches')) as {
    rows: { records_read: string; ended_at: Date | null }[]
  }
  return { read: Number(rows[0]?.records_read), ended: rows[0]?.ended_at !== null }
}

const cutOnceRead = async (wanted: number): Promise<void> => {
  await vi.waitUntil(async () => (await beside()).read >= wanted, { timeout: 50_000, interval: 2 })
  await backends.terminate()
}

it('an import whose connections are cut goes on by itself and comes to what it comes to undisturbed', async () => {
  const batchId = await begin()
  bench.jobs.nudge()
  await cutOnceRead(500)
  await cutOnceRead(2500)
  await vi.waitUntil(async () => (await beside()).ended, { timeout: 50_000, interval: 20 })
  await bench.jobs.idle()
  const jobs = await bench.db.selectFrom('jobs').select(['status', 'error']).execute()
  expect(jobs).toEqual([{ status: 'done', error: null }])
  const batch = await readBatch(bench.db, batchId)
  keepsIdentities(batch)
  expect(batch.header).toMatchObject({ status: 'completedWithErrors', message: expect.any(String) })
  expect(batch.result('students')).toMatchObject({
    recordsRead: STUDENTS,
    recordsInserted: STUDENTS - 1,
    recordsUpdated: 0,
    recordsRejected: 1,
  })
  expect(await bench.stored('students')).toHaveLength(STUDENTS - 1)
  expect(await bench.db.selectFrom('importStaged').select('id').execute()).toEqual([])
}, 120_000)

it('an import whose connections are cut again and again ends with a sentence, and the next one works', async () => {
  const batchId = await begin()
  await bench.db.updateTable('jobs').set({ attempts: 2 }).execute()
  bench.jobs.nudge()
  await cutOnceRead(500)
  await vi.waitUntil(async () => (await beside()).ended, { timeout: 50_000, interval: 20 })
  await bench.jobs.idle()
  const batch = await readBatch(bench.db, batchId)
  keepsIdentities(batch)
  expect(batch.header).toMatchObject({ failureOrigin: 'platform' })
  expect(batch.header.message).toMatch(/^The server or its database was interrupted several times/)
  expect(await bench.stored('students')).toEqual([])
  expect((await bench.sync()).result('students')).toMatchObject({ recordsInserted: STUDENTS - 1 })
}, 120_000)

it('a lease whose renewal is cut is renewed later, and the work is done once', async () => {
  await bench.jobs.stop()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await bench.db
    .insertInto('jobs')
    .values({ kind: 'import', payload: json({}) })
    .execute()
  const job = await claimJob(bench.db, 'worker', ['import'])
  if (!job) throw new Error('There is nothing to do.')
  const done = vi.fn()
  const run = async ({ write }: { write: (work: () => Promise<void>) => Promise<void> }) => {
    await backends.run('begin')
    await backends.run('select from jobs for update')
    await vi.advanceTimersByTimeAsync(10_000)
    await backends.untilBusy()
    await backends.terminate()
    await backends.run('rollback')
    await write(async () => done())
  }
  await runJob(jobContext({ db: bench.db, store: bench.store }), job, {
    runner: { run, fail: vi.fn() },
    workerId: 'worker',
    stopping: new AbortController().signal,
  })
  expect(done).toHaveBeenCalledOnce()
  expect(await bench.db.selectFrom('jobs').select('status').execute()).toEqual([{ status: 'done' }])
})

it('what is done is not done again when the connection is cut before that is written', async () => {
  await bench.jobs.stop()
  const batchId = await begin()
  const run = vi.fn(async () => {
    await backends.run('begin')
    await backends.run('select from jobs for update')
    void backends.untilBusy().then(async () => {
      await backends.terminate()
      await backends.run('rollback')
    })
  })
  const job = await claimJob(bench.db, 'worker', ['import'])
  if (!job) throw new Error('There is nothing to do.')
  await runJob(jobContext({ db: bench.db, store: bench.store }), job, {
    runner: { run, fail: vi.fn() },
    workerId: 'worker',
    stopping: new AbortController().signal,
  })
  const jobs = startJobs(jobContext({ db: bench.db, store: bench.store }))
  await jobs.idle()
  await jobs.stop()
  expect(run).toHaveBeenCalledOnce()
  expect((await readBatch(bench.db, batchId)).header.recordsRead).toBe(0)
})

const manyStudents = (): string => {
  const [header = ''] = FILES['STU.csv'].split('\n')
  const rows = Array.from(
    { length: STUDENTS },
    (_, i) => `${30_018_842 + i},,Kid,Lark,03/09/2020,F,${i === 7 ? 'TK+' : 'K'},0412,08/12/2026,00,`,
  )
  return `${[header, ...rows].join('\n')}\n`
}
