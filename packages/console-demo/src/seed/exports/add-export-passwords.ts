import { type Db, json, type Secrets } from '@edconsole/console-server/internal'
import { demoExportPassword } from './demo-receiver.ts'

/** Of a receiver that has changed it since. */
const OUTDATED = 'Demo-export-of-last-year'

/** Adds made-up passwords to the demo's file-transfer exports. An export whose last run was refused gets an outdated one. */
export const addExportPasswords = async (
  trx: Db,
  { secrets, savedAt }: { secrets: Secrets; savedAt: Date },
): Promise<void> => {
  const refused = await trx
    .selectFrom('exportDetails')
    .select('batchId')
    .distinct()
    .where('errorCode', '=', 'X001')
    .execute()
  const refusedBatches = new Set(refused.map(({ batchId }) => batchId))
  const sent = await trx
    .selectFrom('exports')
    .select(['id', 'lea', 'lastBatchId'])
    .where('deliveryMethod', 'in', ['sftp', 'ftps'])
    .execute()
  for (const { id, lea, lastBatchId } of sent) {
    const wasRefused = lastBatchId !== null && refusedBatches.has(lastBatchId)
    const text = wasRefused ? OUTDATED : demoExportPassword(lea)
    const password = { sealed: secrets.seal(text), savedAt: savedAt.toISOString() }
    await trx
      .updateTable('exports')
      .set({ secrets: json({ password }) })
      .where('id', '=', id)
      .execute()
  }
}
