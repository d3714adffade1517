import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { json } from '../db/schema/columns.ts'
import type { TestDatabase } from '../testing/cloned-database.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { claimJob, finishJob } from './claim-job.ts'
import { forgetWorker, newWorkerId } from './worker-id.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase('empty', new Date('2026-09-14T12:14:00Z'))
})
afterAll(() => database.close())
afterEach(async () => {
  await database.db.deleteFrom('jobs').execute()
  await database.db.deleteFrom('jobTurns').execute()
})

const IMPORTS = ['import', 'release']
const queue = (...jobs: readonly (readonly [lea: string, kind: string])[]) =>
  database.db
    .insertInto('jobs')
    .values(jobs.map(([lea, kind]) => ({ lea, kind, payload: json({}) })))
    .execute()
const claim = async (worker: string, kinds = IMPORTS) => {
  const job = await claimJob(database.db, worker, kinds)
  return job && { id: job.id, of: `${job.kind} of ${job.lea}` }
}

it('districts take turns: ten waiting imports of one hold up no other', async () => {
  await queue(...Array.from({ length: 10 }, () => ['A', 'import'] as const), ['B', 'import'], ['C', 'import'])
  const order: (string | undefined)[] = []
  for (let round = 0; round < 5; round += 1) {
    const job = await claim('worker')
    order.push(job?.of)
    await finishJob(database.db, job?.id ?? 0, 'worker', null)
  }
  expect(order).toEqual(['import of A', 'import of B', 'import of C', 'import of A', 'import of A'])
})

it('a district whose last import ended long ago comes first, after its job is forgotten too', async () => {
  await queue(['A', 'import'])
  const before = await claim('worker')
  await finishJob(database.db, before?.id ?? 0, 'worker', null)
  await database.db.deleteFrom('jobs').execute()
  await queue(['A', 'import'], ['B', 'import'])
  expect((await claim('worker'))?.of).toBe('import of B')
})

it('a district has one import or release at a time, whoever claims', async () => {
  await queue(['A', 'import'], ['A', 'release'], ['A', 'import'], ['B', 'release'], ['A', 'uploadCheck'])
  const first = await claim('one')
  expect([first?.of, (await claim('two'))?.of, await claim('three')]).toEqual([
    'import of A',
    'release of B',
    null,
  ])
  expect((await claim('checks', ['uploadCheck']))?.of).toBe('uploadCheck of A')
  await finishJob(database.db, first?.id ?? 0, 'one', null)
  expect((await claim('three'))?.of).toBe('release of A')
})

it('the database itself refuses a second running import of a district', async () => {
  await queue(['A', 'import'], ['A', 'release'])
  await expect(sql`update jobs set status = 'running'`.execute(database.db)).rejects.toMatchObject({
    code: '23505',
  })
})

it('many workers that claim at once never have two jobs of a district', async () => {
  const leas = ['A', 'B', 'C']
  await queue(...leas.flatMap((lea) => Array.from({ length: 4 }, () => [lea, 'import'] as const)))
  const done: string[] = []
  const worker = async (name: string): Promise<void> => {
    for (let idle = 0; idle < 20; ) {
      const job = await claim(name)
      if (!job) {
        idle += 1
        continue
      }
      const running = await database.db
        .selectFrom('jobs')
        .select('lea')
        .where('status', '=', 'running')
        .execute()
      expect(new Set(running.map(({ lea }) => lea)).size).toBe(running.length)
      done.push(job.of)
      await finishJob(database.db, job.id, name, null)
    }
  }
  await Promise.all(['one', 'two', 'three', 'four', 'five'].map(worker))
  for (let job = await claim('last'); job !== null; job = await claim('last')) {
    done.push(job.of)
    await finishJob(database.db, job.id, 'last', null)
  }
  expect(done.toSorted()).toEqual(leas.flatMap((lea) => Array(4).fill(`import of ${lea}`)))
})

it('a worker of this process that could not renew its lease keeps its job; one of another loses it', async () => {
  await queue(['A', 'import'])
  const waiting = newWorkerId()
  const job = await claim(waiting)
  await database.db.updateTable('jobs').set({ lockedUntil: '2020-01-01T00:00:00Z' }).execute()
  expect(await claim('other')).toBeNull()
  forgetWorker(waiting)
  expect(await claim('other')).toEqual(job)
})
