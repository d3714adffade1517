import {
  type Db,
  type FileStore,
  loadSending,
  runSending,
  type Secrets,
  tickingFrom,
} from '@edconsole/console-server/internal'

/**
 * Writes the files of the newest run of each seeded export that is downloaded here, as the server would have written
 * them: its log alone would offer nothing to download. Files of earlier runs would keep the start waiting, 2 s each.
 */
export const makeDownloads = async (
  db: Db,
  { store, secrets }: { store: FileStore; secrets: Secrets },
): Promise<void> => {
  const newest = await db
    .selectFrom('exportBatches')
    .select(['batchId', 'startedAt'])
    .distinctOn('exportId')
    .where('deliveryMethod', '=', 'download')
    .where('status', '=', 'completed')
    .orderBy('exportId')
    .orderBy('batchId', 'desc')
    .execute()
  const stopping = new AbortController().signal
  for (const { batchId, startedAt } of newest) {
    const sending = await loadSending(db, batchId)
    if (!sending) continue
    await runSending({
      ...sending,
      db,
      store,
      secrets,
      stopping,
      allowLoopback: false,
      now: tickingFrom(new Date(startedAt)),
      write: (work) => db.transaction().execute(work),
    })
  }
}
