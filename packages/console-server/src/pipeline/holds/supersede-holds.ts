import type { ComponentName } from '@edconsole/console-core/contract'
import type { Db } from '../../db/schema.ts'
import { settleBatch } from './settle-batch.ts'
import { settleResult } from './settle-result.ts'

type Loaded = { lea: string; componentName: ComponentName; batchId: number }

/** A component that is loaded anew leaves nothing to decide about an earlier load of it. */
export const supersedeHolds = async (trx: Db, { lea, componentName, batchId }: Loaded): Promise<void> => {
  const held = await trx
    .selectFrom('importResults')
    .select(['etlStatusId', 'batchId'])
    .where('lea', '=', lea)
    .where('status', '=', 'held')
    .where('componentName', '=', componentName)
    .where('batchId', '<', batchId)
    .execute()
  const message = `Nothing was removed: batch ${batchId} ran before a decision was made.`
  for (const { etlStatusId } of held) await settleResult(trx, { etlStatusId, removed: 0, message })
  for (const one of new Set(held.map((result) => result.batchId))) await settleBatch(trx, one, message)
}
