import { formatDateTimeWithZone } from '@edconsole/console-core/contract'
import type { Selectable } from 'kysely'
import type { ExportBatchesTable } from '../db/schema/exports.ts'
import { emailId } from '../mail/mail.ts'
import type { JobRunner } from './job-context.ts'

/** Emails an export's recipients that it wasn't delivered. One failed email doesn't stop the others. */
export const exportEmailJob: JobRunner = {
  run: async ({ job: { batchId }, db, mail, timeZone }) => {
    if (batchId === null) throw new Error('An export email without a batch')
    const told = await db
      .selectFrom('exportBatches')
      .innerJoin('exports', 'exports.id', 'exportBatches.exportId')
      .innerJoin('districts', 'districts.lea', 'exportBatches.lea')
      .selectAll('exportBatches')
      .select(['exports.notifyEmails', 'districts.districtName'])
      .where('exportBatches.batchId', '=', batchId)
      .executeTakeFirst()
    if (!told) return
    const { districtName } = told
    const sent = await Promise.allSettled(
      told.notifyEmails.map((to) => mail.send(exportEmail(told, { districtName, to, timeZone }))),
    )
    const failed = sent.find((one) => one.status === 'rejected')
    if (failed) throw failed.reason
  },
  finishesFirst: true,
  // The export log has the failure, and the mail error has been reported.
  fail: async () => {},
}

type Told = Pick<
  Selectable<ExportBatchesTable>,
  'batchId' | 'exportName' | 'productName' | 'startedAt' | 'message' | 'attempt' | 'status'
>

/** Returns the email about an incomplete delivery. Names no person and no secret. */
const exportEmail = (
  { batchId, exportName, productName, startedAt, message, attempt, status }: Told,
  { districtName, to, timeZone }: { districtName: string; to: string; timeZone: string },
) => {
  const what = status === 'failed' ? 'was not sent' : 'was sent only in part'
  return {
    id: emailId('export', batchId, startedAt, to),
    to,
    subject: `${exportName} ${what} (${districtName})`,
    text: [
      `The export "${exportName}" of ${districtName} to ${productName} ${what}.`,
      '',
      ...(message === null ? [] : [message]),
      `Started: ${formatDateTimeWithZone(startedAt, timeZone)}`,
      `Attempt: ${attempt}`,
      `Export log: ${batchId}`,
      '',
      'To see what was sent, or to send it again, open Export Logs in the console.',
      '',
    ].join('\n'),
  }
}
