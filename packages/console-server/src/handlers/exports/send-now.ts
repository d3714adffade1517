import {
  DELIVERY_METHODS,
  formatDateTimeWithZone,
  type SendNowRequest,
} from '@edconsole/console-core/contract'
import type { Db } from '../../db/schema.ts'
import { uniqueViolation } from '../../db/unique-violation.ts'
import { deliversBy } from '../../exports/delivery/connect-by.ts'
import { productFault } from '../../exports/product-fault.ts'
import { startSending } from '../../exports/start-sending.ts'
import { ApiError } from '../../http/api-error.ts'
import { authorOf } from '../../http/author-of.ts'
import type { Call } from '../../http/handler.ts'
import { RUNNING_STATUSES } from '../../pipeline/running-statuses.ts'
import { rollingSince, rollingWords } from '../../rollovers/rolling-since.ts'
import { lockExport } from './export-rows.ts'

/** Queues a sending for each export, or none when one of them cannot be sent now. */
export const sendNow = async (call: Call<SendNowRequest>): Promise<{ batchIds: number[] }> => {
  const triggeredBy = await authorOf(call)
  const now = call.now()
  try {
    const batchIds = await call.db.transaction().execute(async (trx) => {
      const rolling = await rollingSince(trx, call.lea)
      if (rolling !== null) throw new ApiError(409, rollingWords(rolling, 'export', call.timeZone))
      const started = new Map<number, number>()
      // Whoever sends the same exports at this moment locks them in the same order.
      for (const exportId of [...call.body.exportIds].sort((a, b) => a - b)) {
        await checkSendable(trx, call, exportId)
        const start = { exportId, triggerType: 'manual' as const, triggeredBy, now }
        started.set(exportId, await startSending(trx, start))
      }
      return call.body.exportIds.flatMap((id) => started.get(id) ?? [])
    })
    call.nudge()
    return { batchIds }
  } catch (error) {
    if (uniqueViolation(error) === undefined) throw error
    throw new ApiError(409, 'One of these exports is already running.')
  }
}

const checkSendable = async (
  trx: Db,
  { lea, timeZone }: Pick<Call, 'lea' | 'timeZone'>,
  id: number,
): Promise<void> => {
  const wanted = await lockExport(trx, lea, id)
  const { name, deliveryMethod } = wanted
  if (!wanted.isEnabled) throw new ApiError(409, `${name} is off.`)
  const fault = await productFault(trx, wanted)
  if (fault !== null) throw new ApiError(409, `${name} can't be sent: ${fault}.`)
  if (!deliversBy(deliveryMethod))
    throw new ApiError(
      409,
      `${name} can't be sent: this server can't send by ${DELIVERY_METHODS[deliveryMethod].title}.`,
    )
  const running = await trx
    .selectFrom('exportBatches')
    .select('startedAt')
    .where('exportId', '=', id)
    .where('status', 'in', RUNNING_STATUSES)
    .executeTakeFirst()
  if (running) {
    const since = formatDateTimeWithZone(running.startedAt, timeZone)
    throw new ApiError(409, `${name} has been running since ${since}.`)
  }
}
