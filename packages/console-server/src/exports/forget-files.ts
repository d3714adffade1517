import { rm } from 'node:fs/promises'
import { outboxOf } from './outbox.ts'
import type { Sending } from './sending.ts'

type Outbox = Pick<Sending, 'db' | 'outboxDir'>

/** Removes the files of an export's sendings, but for those of the newest ones; their log stays. */
export const forgetFiles = async (
  { db, outboxDir }: Outbox,
  { lea, exportId }: { lea: string; exportId: number },
  kept: number,
): Promise<void> => {
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
    .offset(kept)
    .execute()
  for (const { batchId } of old) {
    // First what is offered, then what is there.
    await db.deleteFrom('exportFiles').where('batchId', '=', batchId).execute()
    await rm(outboxOf(outboxDir, { lea, batchId }), { recursive: true, force: true })
  }
}
