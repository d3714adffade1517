import type { ExportStage } from '@edconsole/console-core/contract'
import type { Finding } from '@edconsole/console-core/import-rules'
import { json } from '../db/schema/columns.ts'
import type { Db } from '../db/schema.ts'
import type { Sending, SendingResult } from './sending.ts'

type About = { result: SendingResult; stage: ExportStage; at: Date }

/** Writes lines of a sending's log: one for each reason, not for each row. */
export const logFindings = async (
  trx: Db,
  { batch: { lea, batchId, exportId, productId } }: Pick<Sending, 'batch'>,
  findings: readonly Finding[],
  { result, stage, at }: About,
): Promise<void> => {
  if (findings.length === 0) return
  await trx
    .insertInto('exportDetails')
    .values(
      findings.map((finding) => ({
        lea,
        batchId,
        exportId,
        productId,
        ...result,
        stage,
        loggedAt: at,
        severity: finding.severity,
        columnName: finding.columnName,
        errorCode: finding.code,
        cause: finding.cause,
        params: json(finding.params),
        owner: finding.owner,
        fixTarget: finding.fixTarget && json(finding.fixTarget),
      })),
    )
    .execute()
}
