import { ApiError } from '../../http/api-error.ts'
import type { Call } from '../../http/handler.ts'
import { numberParam } from '../../http/number-param.ts'
import { RUNNING_STATUSES } from '../../pipeline/running-statuses.ts'
import { lockTemplate } from './lock-template.ts'

/** Removes a template with its columns and translations; what it has loaded stays, and so do the logs. */
export const removeTemplate = async (call: Call<undefined>): Promise<null> => {
  const id = numberParam(call)
  await call.db.transaction().execute(async (trx) => {
    const { name } = await lockTemplate(trx, call.lea, id)
    const running = await trx
      .selectFrom('importResults')
      .select('batchId')
      .where('lea', '=', call.lea)
      .where('templateId', '=', id)
      .where('status', 'in', RUNNING_STATUSES)
      .executeTakeFirst()
    if (running)
      throw new ApiError(
        409,
        `Import ${running.batchId} is using ${name}. Remove the template when the import finishes.`,
      )
    await trx.deleteFrom('importTemplates').where('id', '=', id).execute()
  })
  return null
}
