import { RUNNING_STATUSES } from '../pipeline/conclude-batch.ts'
import { EXPORTS } from '../storage/places.ts'
import { outboxOf } from './files/data-file.ts'
import type { Sending } from './sending.ts'

type Outbox = Pick<Sending, 'db' | 'store'>

/** Removes the files of an export's sendings, but for those of the newest ones; their log stays. */
export const forgetFiles = async (
  { db, store }: Outbox,
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
  const batchIds = old.map(({ batchId }) => batchId)
  // First what is offered, then what is there.
  if (batchIds.length > 0) await db.deleteFrom('exportFiles').where('batchId', 'in', batchIds).execute()
  await removeUnknown({ db, store }, lea)
}

/** Files hold the names of people: what a server left that died in between goes too. */
const removeUnknown = async ({ db, store }: Outbox, lea: string): Promise<void> => {
  const folder = `${EXPORTS}/${lea}/`
  const files = await store.list(`${EXPORTS}/${lea}`, { deep: true })
  const numbers = files.map(({ key }) => Number(key.slice(folder.length).split('/')[0]))
  const there = [...new Set(numbers)].filter(Number.isSafeInteger)
  if (there.length === 0) return
  const known = await db
    .selectFrom('exportBatches')
    .select('batchId')
    .where('batchId', 'in', there)
    .where((eb) =>
      eb.or([
        eb('status', 'in', RUNNING_STATUSES),
        eb.exists(
          eb
            .selectFrom('exportFiles')
            .select('id')
            .whereRef('exportFiles.batchId', '=', 'exportBatches.batchId'),
        ),
      ]),
    )
    .execute()
  const kept = new Set(known.map(({ batchId }) => batchId))
  for (const batchId of there) if (!kept.has(batchId)) await store.removeFolder(outboxOf({ lea, batchId }))
}
