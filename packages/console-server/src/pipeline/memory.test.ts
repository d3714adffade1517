import { afterAll, beforeAll, expect, it } from 'vitest'
import { collectGarbage } from '../testing/collect-garbage.ts'
import { loadTemplate } from './load-template.ts'
import { readComponent } from './read-component.ts'
import { openFile } from './source/open-file.ts'
import type { OpenSource, RowChunk } from './source/opened-source.ts'
import { createImportBench, LEA, readBatch } from './testing/import-bench.ts'
import { insertWholeTemplates, wholeFile } from './testing/whole-components.ts'

let bench: Awaited<ReturnType<typeof createImportBench>>
beforeAll(async () => {
  bench = await createImportBench()
  await bench.db.deleteFrom('importTemplates').execute()
  await insertWholeTemplates(bench.db)
})
afterAll(() => bench.close())

const ROWS = 16_000
const CHUNKS_IN_HAND = 3

it('holds a few chunks of a file at a time, however long it is', async () => {
  const numbers = Array.from({ length: ROWS }, (_, n) => n + 1)
  await bench.write('sites.csv', wholeFile('sites', numbers))
  await bench.jobs.stop()
  const started = await bench.start({ components: ['sites'] })
  const batchId = started.kind === 'started' ? started.batchId : 0
  const { etlStatusId, templateId } = (await readBatch(bench.db, batchId)).result('sites')
  const template = await loadTemplate(bench.db, templateId ?? 0)
  if (!template) throw new Error('no template')
  const { store } = bench
  const copies = { store, pathOf: async (key: string) => store.pathOf?.(key) ?? '' }
  const source = await openFile({ copies, folder: `inbox/${LEA}` }, template, '412')
  if (source.kind !== 'open') throw new Error(source.finding.message)

  const { watched, inHand } = watch(source)
  const { db } = bench
  const run = {
    db,
    batchId,
    lea: LEA,
    districtId: '412',
    schoolYear: 2026,
    now: () => new Date(),
    write: <T>(work: (trx: typeof db) => Promise<T>) => db.transaction().execute(work),
  }
  const scope = { lea: LEA, batchId, etlStatusId, componentName: 'sites' as const }
  const read = await readComponent({ run, scope, template, mode: 'full', source: watched, earlier: [] })
  expect(read.counts).toMatchObject({ recordsRead: ROWS, recordsInserted: ROWS })
  expect(inHand.length).toBeGreaterThan(3)
  expect(Math.max(...inHand)).toBeLessThanOrEqual(CHUNKS_IN_HAND)
  // What grows is one number for each key.
  expect(read.memory.rows.size).toBe(ROWS)
  expect(read.memory.rows.get(String(ROWS))).toBe(ROWS)
})

/** Counts now and then how many of the chunks that were handed out are still referenced. */
const watch = (source: OpenSource): { watched: OpenSource; inHand: number[] } => {
  const inHand: number[] = []
  const seen: WeakRef<RowChunk['rows']>[] = []
  const read = async function* () {
    for await (const chunk of source.read()) {
      seen.push(new WeakRef(chunk.rows))
      yield chunk
      if (seen.length % 2 !== 0) continue
      // A reference that was made in this very turn counts as held.
      await new Promise((resolve) => setTimeout(resolve, 0))
      collectGarbage()
      inHand.push(seen.filter((one) => one.deref() !== undefined).length)
    }
  }
  return { watched: { ...source, read }, inHand }
}
