import { accountWay } from '../../accounts/account-way.ts'
import { followPeople } from '../../accounts/follow-people.ts'
import { staffOfYear } from '../../accounts/staff-of-year.ts'
import type { Db } from '../../db/schema.ts'
import type { JobWork } from '../../jobs/job-context.ts'

/** Staff who left through a release lose their accounts, as they do in an import. */
export const followReleasedStaff = async (
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
    .innerJoin('importBatches', 'importBatches.batchId', 'importResults.batchId')
    .innerJoin('importHoldDecisions', 'importHoldDecisions.batchId', 'importResults.batchId')
    .select(['importBatches.lea', 'importBatches.schoolYear', 'decidedBy'])
    .where('importResults.batchId', '=', batchId)
    .where('componentName', '=', 'staff')
    .limit(1)
    .executeTakeFirst()
