import { RUNNING_STATUSES } from '../pipeline/running-statuses.ts'
import { rollingSince } from '../rollovers/rolling-since.ts'
import type { DueWork } from '../schedules/due-work.ts'
import { isBlackout } from './blackout.ts'
import { deliversBy } from './delivery/connect-by.ts'
import { productFault } from './product-fault.ts'
import { scheduledExports } from './scheduled-exports.ts'
import { startSending } from './start-sending.ts'

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
