import { formatDateTimeWithZone } from '@edconsole/console-core/contract'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { RUNNING_STATUSES } from '../pipeline/running-statuses.ts'

/**
 * Refuses what would move a district's year under an import or an export.
 * @param then the sentence that says what to do instead
 * @throws ApiError 409, with the time since which it runs
 */
export const refuseBesideRuns = async (
  db: Db,
  { lea, timeZone }: { lea: string; timeZone: string },
  then: string,
): Promise<void> => {
  for (const [table, name] of [
    ['importBatches', 'An import'],
    ['exportBatches', 'An export'],
  ] as const) {
    const running = await db
      .selectFrom(table)
      .select('startedAt')
      .where('lea', '=', lea)
      .where('status', 'in', RUNNING_STATUSES)
      .executeTakeFirst()
    if (running) {
      const since = formatDateTimeWithZone(running.startedAt, timeZone)
      throw new ApiError(409, `${name} has been running since ${since}. ${then}`)
    }
  }
}
