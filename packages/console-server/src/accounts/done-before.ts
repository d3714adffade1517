import type { AccountSyncAction } from '@edconsole/console-core/contract'
import type { Db } from '../db/schema.ts'

/** What an earlier try of a batch has done to accounts already, by staff id: it counts, though nothing is left to do. */
export const doneBefore = async (
  db: Db,
  { lea, batchId }: { lea: string; batchId: number },
): Promise<Map<string, AccountSyncAction>> => {
  const lines = await db
    .selectFrom('accountSyncLogs')
    .select(['staffId', 'action'])
    .where('lea', '=', lea)
    .where('batchId', '=', batchId)
    .where('action', '<>', 'skip')
    .orderBy('timestamp')
    .execute()
  return new Map(lines.map(({ staffId, action }) => [staffId ?? '', action]))
}
