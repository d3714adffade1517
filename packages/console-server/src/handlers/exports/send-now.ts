import type { SendNowRequest } from '@edconsole/console-core/contract'
import { ApiError } from '../../http/api-error.ts'
import type { Call } from '../../http/handler.ts'
import { exportRows, noExport } from './export-rows.ts'
import { productFault } from './product-fault.ts'

/** Says what stands in the way of sending; this server writes no files, so that something always does. */
export const sendNow = async ({ db, lea, body }: Call<SendNowRequest>): Promise<never> => {
  const { exportIds } = body
  const found = await exportRows(db, lea).where('exports.id', 'in', exportIds).execute()
  for (const id of exportIds) {
    const wanted = found.find((one) => one.id === id)
    if (!wanted) throw noExport(id)
    if (!wanted.isEnabled) throw new ApiError(409, `${wanted.name} is switched off.`)
    const fault = await productFault(db, wanted)
    if (fault !== null) throw new ApiError(409, `${wanted.name} cannot be sent: ${fault}.`)
  }
  throw new ApiError(503, 'Nothing was sent: this server does not write export files yet.')
}
