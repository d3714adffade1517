import {
  DELIVERY_METHODS,
  formatDateTimeWithZone,
  type SendNowRequest,
} from '@edconsole/console-core/contract'
import { auditDone, audited } from '../audit/record-changes.ts'
import { uniqueViolation } from '../db/database-errors.ts'
import { runList } from '../db/list-query.ts'
import { parseListQuery } from '../db/parse-list-query.ts'
import type { Db } from '../db/schema.ts'
import { deliversBy } from '../exports/delivery/connect-by.ts'
import { forgetFiles } from '../exports/forget-files.ts'
import { productFault } from '../exports/product-fault.ts'
import { startSending } from '../exports/start-sending.ts'
import { ApiError } from '../http/api-error.ts'
import type { Call, Handlers } from '../http/handler.ts'
import { numberParam } from '../http/params.ts'
import { authorOf } from '../http/require-caller.ts'
import { RUNNING_STATUSES } from '../pipeline/conclude-batch.ts'
import { rollingSince, rollingWords } from '../rollovers/rolling-since.ts'
import { exportPlan, exportRows, lockExport, withRuns } from './exports/export-rows.ts'
import { createExport, updateExport } from './exports/save-export.ts'
import { testExportDestination } from './exports/test-destination.ts'

/** Queues a sending for each export, or none when one of them cannot be sent now. */
const sendNow = async (call: Call<SendNowRequest>): Promise<{ batchIds: number[] }> => {
  const triggeredBy = await authorOf(call)
  const now = call.now()
  try {
    const batchIds = await call.db.transaction().execute(async (trx) => {
      const rolling = await rollingSince(trx, call.lea)
      if (rolling !== null) throw new ApiError(409, rollingWords(rolling, 'export', call.timeZone))
      const started = new Map<number, number>()
      // A concurrent send of the same exports locks them in the same order.
      for (const exportId of [...call.body.exportIds].sort((a, b) => a - b)) {
        await checkSendable(trx, call, exportId)
        const start = { exportId, triggerType: 'manual' as const, triggeredBy, now }
        started.set(exportId, await startSending(trx, start))
      }
      for (const [exportId, batchId] of started)
        await auditDone(
          trx,
          call,
          { kind: 'export', keys: [exportId] },
          { field: 'startedRun', to: String(batchId) },
        )
      return call.body.exportIds.flatMap((id) => started.get(id) ?? [])
    })
    call.nudge()
    return { batchIds }
  } catch (error) {
    if (uniqueViolation(error) === undefined) throw error
    throw new ApiError(409, 'One of these exports is already running.')
  }
}

export const exportHandlers = {
  'exports.list': async (call) => {
    const asked = parseListQuery(exportPlan, call.query)
    const page = await runList(exportRows(call.db, call.lea), exportPlan, asked)
    const rows = await withRuns(call.db, page.rows, { lea: call.lea, now: call.now() })
    return { ...page, rows }
  },
  'exports.create': createExport,
  'exports.update': updateExport,
  'exports.remove': async (call) => {
    const id = numberParam(call)
    await call.db.transaction().execute(async (trx) => {
      const { name } = await lockExport(trx, call.lea, id)
      const running = await trx
        .selectFrom('exportBatches')
        .select('batchId')
        .where('exportId', '=', id)
        .where('status', 'in', RUNNING_STATUSES)
        .executeTakeFirst()
      if (running)
        throw new ApiError(409, `${name} is being sent. Remove it when export ${running.batchId} finishes.`)
      await audited(trx, call, { kind: 'export', keys: [id] }, () =>
        trx.deleteFrom('exports').where('id', '=', id).execute(),
      )
    })
    await forgetFiles(call, { lea: call.lea, exportId: id }, 0)
    return null
  },
  'exports.sendNow': sendNow,
  'exports.testDestination': testExportDestination,
} satisfies Partial<Handlers>

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
