import { followReleasedStaff } from '../pipeline/holds/follow-released-staff.ts'
import { holdAgain } from '../pipeline/holds/hold-again.ts'
import { releaseHeld } from '../pipeline/holds/release-held.ts'
import type { JobRunner } from './job-context.ts'

/** Removes what a batch was held for, once somebody has said so. */
export const importReleaseJob: JobRunner = {
  run: async ({ job: { batchId }, ...work }) => {
    if (batchId === null) return
    const { now, timeZone, write } = work
    await write((trx) => releaseHeld(trx, { batchId, at: now(), timeZone }))
    await followReleasedStaff(work, batchId)
  },
  fail: async (trx, { job: { batchId } }) => {
    if (batchId !== null) await holdAgain(trx, batchId)
  },
}
