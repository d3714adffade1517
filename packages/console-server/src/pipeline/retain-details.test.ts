import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startJobs } from '../jobs.ts'
import { jobContext } from '../testing/job-context.ts'
import { retainDetails } from './retain-details.ts'
import { FILES } from './testing/files.ts'
import { createImportBench, readBatch } from './testing/import-bench.ts'

const NOW = new Date('2026-09-14T12:14:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)

let bench: Awaited<ReturnType<typeof createImportBench>>
beforeAll(async () => {
  bench = await createImportBench()
})
afterAll(() => bench.close())
beforeEach(async () => {
  await bench.db.deleteFrom('importBatches').execute()
  for (const [name, text] of Object.entries(FILES)) await bench.write(name, text)
})

/** An import with findings that began so many days ago. */
const imported = async (days: number) => {
  await bench.write('STU.csv', FILES['STU.csv'].replaceAll(/,(0412|0415),/g, ',9999,'))
  const { header } = await bench.sync({ components: ['sites', 'students'] })
  await bench.db
    .updateTable('importBatches')
    .set({ startedAt: daysAgo(days) })
    .where('batchId', '=', header.batchId)
    .execute()
  return readBatch(bench.db, header.batchId)
}

it('details of old imports are deleted, and their batches stay with their counts', async () => {
  const [old, young] = [await imported(401), await imported(399)]
  expect(old.details.length).toBeGreaterThan(2)
  await retainDetails(bench.db, { now: NOW, days: 400, step: 2 })
  const after = await readBatch(bench.db, old.header.batchId)
  expect(after.details).toEqual([])
  expect(after.results).toEqual(old.results)
  expect(after.header).toEqual({ ...old.header, detailsDeletedAt: NOW.toISOString() })
  const kept = await readBatch(bench.db, young.header.batchId)
  expect([kept.header.detailsDeletedAt, kept.details.length]).toEqual([null, young.details.length])
})

it('a round ends after its steps, and the next one goes on', async () => {
  const { header, details } = await imported(500)
  await retainDetails(bench.db, { now: NOW, days: 400, step: 1, steps: 2 })
  const between = await readBatch(bench.db, header.batchId)
  expect([between.details.length, between.header.detailsDeletedAt]).toEqual([details.length - 2, null])
  await retainDetails(bench.db, { now: NOW, days: 400 })
  const after = await readBatch(bench.db, header.batchId)
  expect([after.details.length, after.header.detailsDeletedAt]).toEqual([0, NOW.toISOString()])
})

it('an import that runs keeps its details, however long ago it began', async () => {
  const { header, details } = await imported(500)
  const running = { status: 'loading' } as const
  await bench.db.updateTable('importBatches').set(running).where('batchId', '=', header.batchId).execute()
  await retainDetails(bench.db, { now: NOW, days: 400 })
  expect((await readBatch(bench.db, header.batchId)).details).toHaveLength(details.length)
})

it('the background work does it, by the days that the operator set', async () => {
  const { header } = await imported(31)
  const context = jobContext({ db: bench.db, store: bench.store, now: () => NOW })
  const [usual, strict] = [{}, { importDetailDays: 30 }]
  for (const [options, left] of [
    [usual, true],
    [strict, false],
  ] as const) {
    const jobs = startJobs({ ...context, ...options })
    await jobs.idle()
    await jobs.stop()
    expect((await readBatch(bench.db, header.batchId)).details.length > 0).toBe(left)
  }
})
