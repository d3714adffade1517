import { rm } from 'node:fs/promises'
import { outboxOf } from './outbox.ts'
import type { Sending } from './sending.ts'

/** Of how many sendings of an export the files are kept: they hold the names of people. */
const KEPT = 10

/** Removes the files of older sendings; their log stays. */
export const forgetOldFiles = async ({ db, outboxDir, batch: { lea, exportId } }: Sending): Promise<void> => {
  const old = await db
    .selectFrom('exportBatches')
    .select('batchId')
    .where('exportId', '=', exportId)
    .where('lea', '=', lea)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('exportFiles')
          .select('id')
          .whereRef('exportFiles.batchId', '=', 'exportBatches.batchId'),
      ),
    )
    .orderBy('batchId', 'desc')
    .offset(KEPT)
    .execute()
  for (const { batchId } of old) {
    // First what is offered, then what is there.
    await db.deleteFrom('exportFiles').where('batchId', '=', batchId).execute()
    await rm(outboxOf(outboxDir, { lea, batchId }), { recursive: true, force: true })
  }
}
