import { expect } from 'vitest'
import type { Db } from '../../../db/schema.ts'
import { COUNT_FIELDS } from '../../../pipeline/row-counts.ts'
import { readBatch } from '../../../pipeline/testing/import-bench.ts'
import { keepsIdentities } from '../../../pipeline/testing/keeps-identities.ts'
import { syncNow } from '../acts/sync-now.ts'
import { contentOfLoads, miscountedSites } from '../content-of-loads.ts'
import { IMPORTED_LEA } from '../kill-districts.ts'
import { writeInbox } from '../kill-inbox.ts'
import type { Check } from './check.ts'

type Batch = Awaited<ReturnType<typeof readBatch>>

/** Each load is there as a whole or not at all, and each batch comes to what it comes to undisturbed. */
export const importCheck: Check<ReadonlyMap<number, object>, object> = {
  left: async ({ db }) => comeTo(await batchesOf(db)),
  atRest: async ({ db, end }, clean) => {
    const batches = await batchesOf(db)
    const wanted = end.acknowledged.flatMap(({ batchIds }) => batchIds)
    expect(batches.map(({ header }) => header.batchId)).toEqual(expect.arrayContaining(wanted))
    const afterLoads = clean.end.acknowledged.flatMap(({ name, content }) =>
      name === 'ended' ? [content] : [],
    )
    expect(await miscountedSites(db)).toEqual([])
    const loads = await contentOfLoads(db)
    for (const component of Object.keys(afterLoads[0] ?? {})) {
      const ended = batches.filter(({ result }) => result(component).endedAt !== null).length
      expect([component, loads[component]]).toEqual([
        component,
        [undefined, ...afterLoads][ended]?.[component],
      ])
    }
  },
  recovered: async ({ server: { db } }, clean) => {
    expect(await db.selectFrom('importStaged').select('id').execute()).toEqual([])
    for (const [batchId, batch] of comeTo(await batchesOf(db)))
      expect([batchId, batch]).toEqual([batchId, clean.left.get(batchId)])
  },
  outcome: async ({ server, browser }) => {
    const importInbox = async (time: 'first' | 'later') => {
      await writeInbox(server.inboxDir, time)
      await syncNow(browser, IMPORTED_LEA)
      await server.jobs.idle()
    }
    // Killed before anything was asked for: who is missing later was never there.
    if ((await batchesOf(server.db)).length === 0) await importInbox('first')
    await importInbox('later')
    await batchesOf(server.db)
    expect(await miscountedSites(server.db)).toEqual([])
    return contentOfLoads(server.db)
  },
}

/** All of the district; the counts of each hold at any moment. */
const batchesOf = async (db: Db): Promise<Batch[]> => {
  const found = await db
    .selectFrom('importBatches')
    .select('batchId')
    .where('lea', '=', IMPORTED_LEA)
    .orderBy('batchId')
    .execute()
  const batches: Batch[] = []
  for (const { batchId } of found) batches.push(await readBatch(db, batchId))
  batches.forEach(keepsIdentities)
  return batches
}

/** Ending, counts and findings, by the number of the batch. */
const comeTo = (batches: readonly Batch[]): Map<number, object> =>
  new Map(
    batches.map(({ header, results, details }) => [
      header.batchId,
      {
        endings: [header, ...results].map(({ status, message, ...rest }) => [
          ...[status, message],
          ...COUNT_FIELDS.map((field) => rest[field]),
        ]),
        findings: details.map(({ componentName, cause, rowNumber }) => [componentName, cause, rowNumber]),
      },
    ]),
  )
