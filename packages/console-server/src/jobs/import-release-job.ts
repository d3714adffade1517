import { holdAgain } from '../pipeline/holds/hold-again.ts'
import { releaseHeld } from '../pipeline/holds/release-held.ts'
import type { JobRunner } from './job-context.ts'

/** Removes what a batch was held for, once somebody has said so. */
export const importReleaseJob: JobRunner = {
  run: async ({ job: { batchId }, write, now }) => {
    if (batchId !== null) await write((trx) => releaseHeld(trx, batchId, now()))
  },
  fail: async (trx, { job: { batchId } }) => {
    if (batchId !== null) await holdAgain(trx, batchId)
  },
}
