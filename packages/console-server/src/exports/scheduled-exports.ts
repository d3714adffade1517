import { sql } from 'kysely'
import { RUNNING_STATUSES } from '../pipeline/conclude-batch.ts'
import { rollingSince } from '../rollovers/rolling-since.ts'
import { type DueWork, isBlackout, type Scheduled } from '../schedules/due-work.ts'
import { deliversBy } from './delivery/connect-by.ts'
import { productFault } from './product-fault.ts'
import { startSending } from './start-sending.ts'

/** What is sent by itself: only the year that the district's data is of. */
export const scheduledExports = sql<Scheduled>`
  select e.id, e.lea, e.schedule_time, e.schedule_days, d.time_zone, coalesce(e.updated_at, e.created_at) as updated_at
  from exports e join districts d on d.lea = e.lea and d.sis_year = e.school_year
  where e.is_enabled and e.schedule_enabled and e.schedule_time is not null and d.is_active`

/** Sends exports by their schedules. On days without sending, and while the product is off, a run falls out. */
export const dueExports: DueWork = {
  scheduled: scheduledExports,
  together: false,
  queue: async (trx, { ids, now }) => {
    for (const exportId of ids) {
      const due = await trx
        .selectFrom('exports')
        .innerJoin('districts', 'districts.lea', 'exports.lea')
        .selectAll('exports')
        .select('districts.timeZone')
        .where('exports.id', '=', exportId)
        .executeTakeFirst()
      if (!due || !deliversBy(due.deliveryMethod)) continue
      if (isBlackout(due.blackoutRanges, due.timeZone, now)) continue
      if ((await productFault(trx, due)) !== null) continue
      if ((await rollingSince(trx, due.lea)) !== null) return false
      const running = await trx
        .selectFrom('exportBatches')
        .select('batchId')
        .where('exportId', '=', exportId)
        .where('status', 'in', RUNNING_STATUSES)
        .executeTakeFirst()
      if (running) return false
      await startSending(trx, { exportId, triggerType: 'scheduled', triggeredBy: null, now })
    }
    return true
  },
}
