import type { SyncRequest } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { FILES } from './testing/files.ts'
import { createImportBench } from './testing/import-bench.ts'

const NOW = '2026-09-14T12:14:00.000Z'
const BEFORE = '2026-09-11T06:00:00.000Z'
let bench: Awaited<ReturnType<typeof createImportBench>>
beforeAll(async () => {
  bench = await createImportBench()
})
afterAll(() => bench.close())
beforeEach(async () => {
  await bench.db.deleteFrom('sisRows').execute()
  await bench.db.deleteFrom('importBatches').execute()
  await bench.db.deleteFrom('importCauses').execute()
  for (const [name, text] of Object.entries(FILES)) await bench.write(name, text)
  await bench.sync({ components: ['sites'] })
})

/** Of a grade that nothing knows, in one row or in two. */
const CAUSE = 'T001:gradeLevel'
const students = async (change: (text: string) => string, more: SyncRequest = {}) => {
  await bench.write('STU.csv', change(FILES['STU.csv']))
  const { header } = await bench.sync({ components: ['students'], ...more })
  return header.batchId
}
const oneBad = (text: string) => text.replace(',K,0412', ',ZZ,0412')
const twoBad = (text: string) => oneBad(text).replace(',1,0412', ',ZZ,0412')
const good = (text: string) => text
const noted = async () =>
  bench.db
    .selectFrom('importCauses')
    .select(['batchId', 'since', 'isBack', 'loadedBatchId'])
    .where('cause', '=', CAUSE)
    .orderBy('batchId')
    .execute()
const longAgo = () => bench.db.updateTable('importCauses').set({ since: BEFORE }).execute()

it('[9.3] a cause keeps the time of the first import in a row that had it', async () => {
  const first = await students(oneBad)
  await longAgo()
  const second = await students(oneBad)
  expect(await noted()).toEqual([
    { batchId: first, since: BEFORE, isBack: false, loadedBatchId: null },
    { batchId: second, since: BEFORE, isBack: false, loadedBatchId: null },
  ])
})

it('[9.3] says which import loaded the rows, once it has loaded all of them', async () => {
  const first = await students(twoBad)
  const second = await students(oneBad)
  expect((await noted()).map(({ loadedBatchId }) => loadedBatchId)).toEqual([null, null])
  const third = await students(good)
  expect((await noted()).map(({ batchId, loadedBatchId }) => [batchId, loadedBatchId])).toEqual([
    [first, third],
    [second, third],
  ])
})

it('[9.3] a cause that had been gone is back since the import that has it again', async () => {
  await students(oneBad)
  await longAgo()
  await students(good)
  await students(oneBad)
  await students(oneBad)
  expect((await noted()).map(({ since, isBack }) => [since, isBack])).toEqual([
    [BEFORE, false],
    [NOW, true],
    [NOW, true],
  ])
})

it('[9.3] a file of changes that lacks the row ends nothing; one that brings it loads it', async () => {
  const delta: SyncRequest = { mode: 'delta' }
  const without = (text: string) => text.replace(/^30018842.*\n/m, '')
  await students(oneBad, delta)
  await longAgo()
  await students(without, delta)
  await students(oneBad, delta)
  expect((await noted()).map(({ since, isBack }) => [since, isBack])).toEqual([
    [BEFORE, false],
    [BEFORE, false],
  ])
  const loaded = await students(good, delta)
  expect((await noted()).map(({ loadedBatchId }) => loadedBatchId)).toEqual([loaded, loaded])
})

it('[9.3] rows that a held import loads count with the next accepted one', async () => {
  await bench.sync()
  await students(oneBad)
  const held = await students((text) => text.replace(/^30018846.*\n/m, ''))
  expect((await noted()).map(({ loadedBatchId }) => loadedBatchId)).toEqual([null])
  const next = await students(good)
  expect(next).toBeGreaterThan(held)
  expect((await noted()).map(({ loadedBatchId }) => loadedBatchId)).toEqual([next])
})

it('[9.3] the second row of a key stays refused, though the first one is loaded', async () => {
  const twice = (text: string) =>
    `${text}30018842,7730184206,Theo,Nguyen,03/09/2021,M,K,0412,08/12/2026,00,\n`
  await students(twice)
  await students(twice)
  const found = await bench.db.selectFrom('importCauses').select(['cause', 'loadedBatchId']).execute()
  expect(found.length).toBe(2)
  for (const { loadedBatchId } of found) expect(loadedBatchId).toBeNull()
})

it('[9.3] a log from before tells the same history', async () => {
  for (const change of [oneBad, twoBad, good, oneBad]) await students(change)
  const live = (await noted()).map(({ batchId, since, isBack }) => ({ batchId, since, isBack }))
  await bench.db.deleteFrom('importCauses').execute()
  await sql`select fill_import_causes()`.execute(bench.db)
  expect((await noted()).map(({ batchId, since, isBack }) => ({ batchId, since, isBack }))).toEqual(live)
  expect(live.map(({ isBack }) => isBack)).toEqual([false, false, true])
})
