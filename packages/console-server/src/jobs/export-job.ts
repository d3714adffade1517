import { endBatch } from '../exports/end-sending.ts'
import { runSending } from '../exports/run-sending.ts'
import { saveProgress } from '../exports/save-progress.ts'
import { loadSending } from '../exports/sending.ts'
import { RUNNING_STATUSES } from '../pipeline/conclude-batch.ts'
import { type JobFailure, type JobRunner, tickingFrom } from './job-context.ts'

/** Runs an export from stored rows to delivery. */
export const exportJob: JobRunner = {
  run: async ({ job: { batchId }, ...work }) => {
    if (batchId === null) throw new Error('An export without a batch')
    const sending = await loadSending(work.db, batchId)
    // The district and its batch were deleted meanwhile, or the batch ended just before its server died.
    if (!sending || !RUNNING_STATUSES.includes(sending.batch.status)) return
    await runSending({ ...work, ...sending, now: tickingFrom(work.now()) })
  },
  fail: async (trx, { job: { batchId }, reason, at }) => {
    if (batchId === null) return
    const batch = await trx
      .selectFrom('exportBatches')
      .select('status')
      .where('batchId', '=', batchId)
      .executeTakeFirst()
    // A failure after the end doesn't affect what was sent.
    if (!batch || !RUNNING_STATUSES.includes(batch.status)) return
    const message = WORDS[reason]
    const open = await trx
      .selectFrom('exportResults')
      .select('etlStatusId')
      .where('batchId', '=', batchId)
      .where('status', 'in', RUNNING_STATUSES)
      .execute()
    await saveProgress(
      trx,
      { batchId, etlStatusIds: open.map(({ etlStatusId }) => etlStatusId) },
      { status: 'failed', deliveryStatus: 'failed', message, failureOrigin: 'platform', endedAt: at },
    )
    await endBatch(trx, batchId, { at, deliveryStatus: 'failed', message, failureOrigin: 'platform' })
  },
}

const WORDS: Readonly<Record<JobFailure, string>> = {
  attempts:
    "The server or its database was interrupted several times during this export. The remaining files weren't sent.",
  error: "The export stopped because of a problem on the server. The remaining files weren't sent.",
}
