import { accountWay } from '../accounts/account-way.ts'
import { followPeople } from '../accounts/follow-people.ts'
import { staffOfYear } from '../accounts/staff-of-year.ts'
import type { Db } from '../db/schema.ts'
import { releaseHeld } from '../pipeline/holds/release-held.ts'
import { settleBatch } from '../pipeline/holds/settle-result.ts'
import type { JobRunner, JobWork } from './job-context.ts'

/** Removes what a batch was held for, once that was decided. */
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

/**
 * A release that could not be done: nothing was removed, and it is to be decided again. Where only what follows from it
 * went wrong, the records are removed, and the decision stands.
 */
const holdAgain = async (trx: Db, batchId: number): Promise<void> => {
  const message =
    'The release stopped because of a problem on the server. Nothing was removed. Release it again.'
  const again = await trx
    .updateTable('importResults')
    .set({ status: 'held', message, failureOrigin: 'platform' })
    .where('batchId', '=', batchId)
    .where('status', '=', 'loading')
    .returning('etlStatusId')
    .execute()
  if (again.length === 0) return
  await trx.deleteFrom('importHoldDecisions').where('batchId', '=', batchId).execute()
  await settleBatch(trx, batchId, message)
}

/** Staff who left through a release lose their accounts, as they do in an import. */
const followReleasedStaff = async (
  { db, write, now }: Pick<JobWork, 'db' | 'write' | 'now'>,
  batchId: number,
): Promise<void> => {
  const released = await staffOf(db, batchId)
  if (!released) return
  const way = await accountWay(db, released.lea)
  if (way?.schoolYear !== released.schoolYear) return
  const at = now()
  for await (const staff of staffOfYear(db, way, at)) {
    const people = staff.filter(({ left }) => left !== null)
    await write((trx) => followPeople(trx, way, { people, cause: { at, batchId, by: released.decidedBy } }))
  }
}

const staffOf = (db: Db, batchId: number) =>
  db
    .selectFrom('importResults')
    .innerJoin('importBatches', (join) =>
      join
        .onRef('importBatches.lea', '=', 'importResults.lea')
        .onRef('importBatches.batchId', '=', 'importResults.batchId'),
    )
    .innerJoin('importHoldDecisions', (join) =>
      join
        .onRef('importHoldDecisions.lea', '=', 'importResults.lea')
        .onRef('importHoldDecisions.batchId', '=', 'importResults.batchId'),
    )
    .select(['importBatches.lea', 'importBatches.schoolYear', 'decidedBy'])
    .where('importResults.batchId', '=', batchId)
    .where('componentName', '=', 'staff')
    .limit(1)
    .executeTakeFirst()
