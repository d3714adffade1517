import type { Db } from '../db/schema.ts'
import { inboxOf } from '../inbox/district-inbox.ts'
import { RUNNING_STATUSES } from '../pipeline/conclude-batch.ts'
import { forgetRows } from '../pipeline/remembered-rows.ts'
import { NO_ROWS } from '../pipeline/row-counts.ts'
import { runBatch } from '../pipeline/run-batch.ts'
import { sumUp } from '../pipeline/save-progress.ts'
import { districtSis } from '../sis/district-sis.ts'
import { withLocalCopies } from '../storage/local-copies.ts'
import { type JobFailure, type JobRunner, tickingFrom } from './job-context.ts'

/** Runs a batch from its sources to the tables. */
export const importJob: JobRunner = {
  run: async ({ job: { lea, batchId, payload }, write, ...context }) => {
    if (lea === null || batchId === null) throw new Error('An import without a batch')
    const { db, now, store, secrets, allowLoopback, network } = context
    const batch = await db
      .selectFrom('importBatches')
      .innerJoin('districts', 'districts.lea', 'importBatches.lea')
      .select(['districts.id as districtId', 'importBatches.schoolYear', 'importBatches.status'])
      .where('batchId', '=', batchId)
      .executeTakeFirst()
    // The district and its batch were deleted meanwhile, or the batch ended just before its server died.
    if (!batch || !RUNNING_STATUSES.includes(batch.status)) return
    const { districtId, schoolYear } = batch
    const about = { batchId, lea, districtId: String(districtId), schoolYear }
    const sis = districtSis(db, {
      districtId,
      schoolYear,
      secrets,
      network: { allowLoopback, ...network },
    })
    const sources = { inbox: inboxOf(lea), sis }
    try {
      await withLocalCopies(store, (copies) =>
        runBatch({ db, ...about, ...sources, copies, now: tickingFrom(now()), write }, modeOf(payload)),
      )
    } finally {
      sis.close()
    }
  },
  fail: async (trx, { job, reason, at }) => {
    if (job.batchId !== null) await failBatch(trx, job.batchId, WORDS[reason], at)
  },
}

const WORDS: Readonly<Record<JobFailure, string>> = {
  attempts:
    "The server or its database was interrupted several times during this import. Data that wasn't loaded is unchanged.",
  error:
    "The import stopped because of a problem on the server. Data that wasn't loaded is unchanged. Sync again.",
}

const modeOf = ({ mode }: Record<string, unknown>) =>
  mode === 'full' || mode === 'delta' || mode === 'addOnly' ? mode : undefined

/**
 * Fails a batch that can't continue. Finished components stay; the others get the reason. A batch that has already
 * ended is left alone.
 */
export const failBatch = async (trx: Db, batchId: number, message: string, at: Date): Promise<void> => {
  const batch = await trx
    .selectFrom('importBatches')
    .select(['status', 'lea'])
    .where('batchId', '=', batchId)
    .executeTakeFirst()
  if (!batch || !RUNNING_STATUSES.includes(batch.status)) return
  const ended = await trx
    .updateTable('importResults')
    .set({ ...NO_ROWS, status: 'failed', message, failureOrigin: 'platform', endedAt: at })
    .where('batchId', '=', batchId)
    .where('status', 'in', RUNNING_STATUSES)
    .returning('etlStatusId')
    .execute()
  const ids = ended.map((result) => result.etlStatusId)
  if (ids.length > 0) {
    for (const table of ['importStaged', 'importDetails'] as const)
      await trx.deleteFrom(table).where('lea', '=', batch.lea).where('etlStatusId', 'in', ids).execute()
  }
  await forgetRows(trx, { lea: batch.lea, batchId })
  await sumUp(trx, batchId)
  const done = await trx
    .selectFrom('importResults')
    .select('etlStatusId')
    .where('batchId', '=', batchId)
    .where('status', 'in', ['completed', 'completedWithErrors', 'held'])
    .execute()
  await trx
    .updateTable('importBatches')
    .set({
      status: done.length > 0 ? 'completedWithErrors' : 'failed',
      message,
      failureOrigin: 'platform',
      endedAt: at,
    })
    .where('batchId', '=', batchId)
    .execute()
}
