import { formatDateTimeWithZone } from '@edconsole/console-core/contract'
import { ApiError } from '../../http/api-error.ts'

/** The answer to whoever starts an import while one runs; its words are fixed (R46). */
export const importRunning = (startedAt: string, timeZone: string): ApiError =>
  new ApiError(409, `An import has been running since ${formatDateTimeWithZone(startedAt, timeZone)}`)
