import { runList } from '../db/list-query.ts'
import { parseListQuery } from '../db/parse-list-query.ts'
import { forgetFiles } from '../exports/forget-files.ts'
import { ApiError } from '../http/api-error.ts'
import type { Handlers } from '../http/handler.ts'
import { numberParam } from '../http/number-param.ts'
import { RUNNING_STATUSES } from '../pipeline/running-statuses.ts'
import { exportPlan, exportRows, lockExport, withNextRuns } from './exports/export-rows.ts'
import { createExport, updateExport } from './exports/save-export.ts'
import { sendNow } from './exports/send-now.ts'

export const exportHandlers = {
  'exports.list': async (call) => {
    const asked = parseListQuery(exportPlan, call.query)
    const page = await runList(exportRows(call.db, call.lea), exportPlan, asked)
    const rows = await withNextRuns(call.db, page.rows, { lea: call.lea, now: call.now() })
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
      await trx.deleteFrom('exports').where('id', '=', id).execute()
    })
    await forgetFiles(call, { lea: call.lea, exportId: id }, 0)
    return null
  },
  'exports.sendNow': sendNow,
} satisfies Partial<Handlers>
