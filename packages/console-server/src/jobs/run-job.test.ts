import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { json } from '../db/schema/columns.ts'
import type { Db } from '../db/schema.ts'
import { FileStoreUnavailableError } from '../storage/file-store.ts'
import { localStore } from '../storage/local-store.ts'
import type { TestDatabase } from '../testing/cloned-database.ts'
import { jobContext } from '../testing/job-context.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { claimJob } from './claim-job.ts'
import type { JobRunner } from './job-context.ts'
import { runJob } from './run-job.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase('empty', new Date('2026-09-14T12:14:00Z'))
})
afterAll(() => database.close())
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  await database.db
    .insertInto('jobs')
    .values({ kind: 'import', payload: json({}) })
    .execute()
})
afterEach(async () => {
  vi.useRealTimers()
  await database.db.deleteFrom('jobs').execute()
})

const WORKER = 'worker'
const MINUTE_MS = 60_000
const lease = () => database.db.selectFrom('jobs').select(['status', 'lockedUntil']).executeTakeFirstOrThrow()

/** Claims the job and does it; answers what was asked of the database but for the work's own questions. */
const run = async (work: JobRunner['run']) => {
  const asked: string[] = []
  const db = database.db.withPlugin({
    transformQuery: ({ node }) => {
      asked.push(JSON.stringify(node))
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const job = await claimJob(database.db, WORKER, ['import'])
  if (!job) throw new Error('no job')
  const runner = { run: work, fail: vi.fn() }
  await runJob(jobContext({ db, store: localStore('/nowhere') }), job, {
    runner,
    workerId: WORKER,
    stopping: new AbortController().signal,
  })
  expect(runner.fail).not.toHaveBeenCalled()
  return { beats: () => asked.filter((one) => one.includes('clock_timestamp')).length }
}

it('asks nothing for its lease while a write holds the job: every connection would wait for it', async () => {
  let during = 0
  const { beats } = await run(async ({ write }) => {
    await write(async () => {
      await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
      during += 1
    })
  })
  expect(during).toBe(1)
  // Once before the write's work and once after it.
  expect(beats()).toBe(2)
})

it('keeps its lease by itself between writes, one question at a time', async () => {
  const { beats } = await run(async () => {
    await vi.advanceTimersByTimeAsync(MINUTE_MS / 2)
    await new Promise((resolve) => setTimeout(resolve, 0))
  })
  expect(beats()).toBeGreaterThanOrEqual(1)
})

it('has a fresh lease after a write that took longer than one lasts', async () => {
  await run(async ({ write, db }) => {
    await write(async (trx) => {
      await trx.updateTable('jobs').set({ lockedUntil: '2000-01-01T00:00:00Z' }).execute()
      await vi.advanceTimersByTimeAsync(MINUTE_MS)
    })
    const { lockedUntil } = await db.selectFrom('jobs').select('lockedUntil').executeTakeFirstOrThrow()
    expect(Date.parse(lockedUntil ?? '')).toBeGreaterThan(Date.now())
    expect(await claimJob(db, 'another', ['import'])).toBeNull()
  })
  expect(await lease()).toEqual({ status: 'done', lockedUntil: null })
})

it('breaks a long write off when the server wants to end, leaves nothing of it and hands the job back', async () => {
  const { db } = database
  const job = await claimJob(db, WORKER, ['import'])
  if (!job) throw new Error('There is nothing to do.')
  const stopping = new AbortController()
  const add = (trx: Db, key: string) => trx.insertInto('meta').values({ key, value: 'half' }).execute()
  const run: JobRunner['run'] = ({ write }) =>
    write(async (trx) => {
      await add(trx, 'before')
      stopping.abort()
      await add(trx, 'after')
    })
  const runner = { run, fail: vi.fn() }
  const context = jobContext({ db, store: localStore('/nowhere') })
  await runJob(context, job, { runner, workerId: WORKER, stopping: stopping.signal })
  expect(runner.fail).not.toHaveBeenCalled()
  expect(await db.selectFrom('meta').select('key').where('value', '=', 'half').execute()).toEqual([])
  expect(await lease()).toEqual({ status: 'queued', lockedUntil: null })
})

it('a job whose failure cannot be recorded waits for a while and holds up no other', async () => {
  const { db } = database
  await db.updateTable('jobs').set({ attempts: 3, lea: 'A' }).execute()
  await db
    .insertInto('jobs')
    .values({ kind: 'import', lea: 'B', payload: json({}) })
    .execute()
  const claim = () => claimJob(db, WORKER, ['import'])
  const first = await claim()
  if (first?.lea !== 'A') throw new Error('A comes first.')
  // What a cluster answers when it can't reach the server with the rows.
  const fail = async (trx: Db) =>
    void (await sql`do $$ begin raise exception 'no connection' using errcode = '08006'; end $$`.execute(trx))
  const failing = runJob(jobContext({ db, store: localStore('/nowhere') }), first, {
    runner: { run: vi.fn(), fail },
    workerId: WORKER,
    stopping: new AbortController().signal,
  })
  await expect(failing).rejects.toThrow('The database is unavailable.')
  expect((await claim())?.lea).toBe('B')
  await db.deleteFrom('jobs').where('lea', '=', 'B').execute()
  expect(await claim()).toBeNull()
  await sql`update jobs set locked_until = now() - interval '1 second'`.execute(db)
  expect((await claim())?.lea).toBe('A')
})

/** Claims the job and lets it come to an error. */
const runInto = async (error: Error, attempts = 0) => {
  const { db } = database
  await db.updateTable('jobs').set({ attempts }).execute()
  const job = await claimJob(db, WORKER, ['import'])
  if (!job) throw new Error('There is nothing to do.')
  const runner = { run: vi.fn().mockRejectedValue(error), fail: vi.fn() }
  const onFailure = vi.fn()
  const stopping = new AbortController().signal
  const running = runJob(jobContext({ db, store: localStore('/nowhere') }), job, {
    runner,
    workerId: WORKER,
    stopping,
    onFailure,
  })
  const [ended] = await Promise.allSettled([running])
  const row = await db
    .selectFrom('jobs')
    .select(['status', 'attempts', 'error', 'lockedUntil'])
    .executeTakeFirstOrThrow()
  return { ended, row, runner, onFailure }
}

it('tells why a job failed, once', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  const failed = await runInto(full)
  expect(failed.ended).toEqual({ status: 'fulfilled', value: 'failed' })
  expect(failed.onFailure.mock.calls).toEqual([[full]])
  expect(failed.row).toMatchObject({ status: 'failed', error: expect.stringContaining('ENOSPC') })
})

it('sets a job aside while the bucket is out of reach, and gives it up after three attempts', async () => {
  const away = new FileStoreUnavailableError('s3://console is away')
  const first = await runInto(away)
  expect(first.ended).toEqual({ status: 'rejected', reason: away })
  expect(first.row).toMatchObject({ status: 'queued', attempts: 1, error: null })
  expect(Date.parse(first.row.lockedUntil ?? '')).toBeGreaterThan(Date.now())
  expect(first.onFailure).not.toHaveBeenCalled()
  expect(first.runner.fail).not.toHaveBeenCalled()
  await database.db.updateTable('jobs').set({ lockedUntil: null }).execute()
  const last = await runInto(away, 3)
  expect(last.runner.run).not.toHaveBeenCalled()
  expect(last.onFailure).toHaveBeenCalledOnce()
  expect(last.row).toMatchObject({ status: 'failed', error: 'too many attempts' })
})
