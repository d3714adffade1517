import { join } from 'node:path'
import { runBatch } from '../pipeline/run-batch.ts'
import { RUNNING_STATUSES } from '../pipeline/running-statuses.ts'
import { districtSis } from '../sis/district-sis.ts'
import { failBatch } from './fail-batch.ts'
import type { JobFailure, JobRunner } from './job-context.ts'
import { tickingFrom } from './ticking-from.ts'

/** Takes a batch from its sources to the tables. */
export const importJob: JobRunner = {
  run: async ({ job: { lea, batchId, payload }, write, ...context }) => {
    if (lea === null || batchId === null) throw new Error('An import without a batch')
    const { db, now, inboxDir, secrets, allowLoopback, network } = context
    const batch = await db
      .selectFrom('importBatches')
      .innerJoin('districts', 'districts.lea', 'importBatches.lea')
      .select(['districts.id as districtId', 'importBatches.schoolYear', 'importBatches.status'])
      .where('batchId', '=', batchId)
      .executeTakeFirst()
    // Its district was removed meanwhile, and the batch with it; or it had ended, and its server before it could say so.
    if (!batch || !RUNNING_STATUSES.includes(batch.status)) return
    const { districtId, schoolYear } = batch
    const about = { batchId, lea, districtId: String(districtId), schoolYear }
    const sis = districtSis(db, {
      districtId,
      schoolYear,
      secrets,
      network: { allowLoopback, ...network },
    })
    const sources = { inbox: join(inboxDir, lea), sis }
    try {
      await runBatch({ db, ...about, ...sources, now: tickingFrom(now()), write }, modeOf(payload))
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
