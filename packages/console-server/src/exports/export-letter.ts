import { formatDateTimeWithZone } from '@edconsole/console-core/contract'
import type { Selectable } from 'kysely'
import type { ExportBatchesTable } from '../db/schema/exports.ts'

type Told = Pick<
  Selectable<ExportBatchesTable>,
  'batchId' | 'exportName' | 'productName' | 'startedAt' | 'message' | 'attempt' | 'status'
>

/** Tells that a sending did not arrive, or not as a whole. Names no person and no secret. */
export const exportLetter = (
  { batchId, exportName, productName, startedAt, message, attempt, status }: Told,
  { districtName, to, timeZone }: { districtName: string; to: string; timeZone: string },
) => {
  const what = status === 'failed' ? 'was not sent' : 'was sent only in part'
  return {
    to,
    subject: `${exportName} ${what} (${districtName})`,
    text: [
      `The export "${exportName}" of ${districtName} to ${productName} ${what}.`,
      '',
      ...(message === null ? [] : [message]),
      `Started: ${formatDateTimeWithZone(startedAt, timeZone)}`,
      `Try: ${attempt}`,
      `Export log: ${batchId}`,
      '',
      'What was sent is listed in the console under Export Logs. There it can be sent again.',
      '',
    ].join('\n'),
  }
}
