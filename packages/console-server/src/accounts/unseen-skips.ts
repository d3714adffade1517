import type { Db } from '../db/schema.ts'
import type { StaffLine } from './follow-lines.ts'

/** Those of lines about skipped people that do not only repeat what the log said of them last. */
export const unseenSkips = async (
  trx: Db,
  lea: string,
  skips: readonly StaffLine[],
): Promise<StaffLine[]> => {
  if (skips.length === 0) return []
  const last = await trx
    .selectFrom('accountSyncLogs')
    .distinctOn('staffId')
    .select(['staffId', 'errorCode', 'message'])
    .where('lea', '=', lea)
    .where('staffId', 'in', [...new Set(skips.map(({ staffId }) => staffId))])
    // What else happens to an account says nothing of why it was skipped.
    .where('action', 'in', ['skip', 'create', 'update', 'link'])
    .orderBy('staffId')
    .orderBy('timestamp', 'desc')
    .execute()
  return skips.filter(
    (skip) =>
      !last.some(
        ({ staffId, errorCode, message }) =>
          staffId === skip.staffId && errorCode === skip.errorCode && message === skip.message,
      ),
  )
}
