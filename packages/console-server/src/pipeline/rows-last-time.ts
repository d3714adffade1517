import type { ComponentName } from '@edconsole/console-core/contract'
import type { Db } from '../db/schema.ts'

type Of = { db: Db; lea: string; componentName: ComponentName; batchId: number }

/** How many rows the last import before this one read that loaded the component; 0 when there was none. */
export const rowsLastTime = async ({ db, lea, componentName, batchId }: Of): Promise<number> => {
  const last = await db
    .selectFrom('importResults')
    .select('recordsRead')
    .where('lea', '=', lea)
    .where('componentName', '=', componentName)
    .where('batchId', '<', batchId)
    .where('status', 'in', ['completed', 'completedWithErrors', 'held'])
    .orderBy('batchId', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.recordsRead ?? 0
}
