import type { ComponentName } from '@edconsole/console-core/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

type Imported = { lea: string; componentName: ComponentName; schoolYear: number; batchId: number }

/**
 * Returns the last batch before this one that loaded the component and left nothing to decide, or was released; null if
 * there is none. What a held or discarded batch loaded may be from a broken file, so nothing is measured by it.
 */
export const lastAccepted = async (
  db: Db,
  { lea, componentName, schoolYear, batchId }: Imported,
): Promise<{ batchId: number; recordsRead: number } | null> => {
  const last = await db
    .selectFrom('importResults')
    .innerJoin('importBatches', (join) =>
      join
        .onRef('importBatches.lea', '=', 'importResults.lea')
        .onRef('importBatches.batchId', '=', 'importResults.batchId'),
    )
    .select(['importResults.batchId', 'importResults.recordsRead'])
    .where('importResults.lea', '=', lea)
    .where('importResults.componentName', '=', componentName)
    .where('importBatches.schoolYear', '=', schoolYear)
    .where('importResults.batchId', '<', batchId)
    .where('importResults.status', 'in', ['completed', 'completedWithErrors'])
    .where(isAccepted('import_results'))
    .orderBy('importResults.batchId', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ?? null
}

/** True for a finished result, by the name of its row, that was never held, or was released. */
export const isAccepted = (result: string): RawBuilder<boolean> =>
  sql`not exists (select from import_unaccepted_results u where u.lea = ${sql.ref(`${result}.lea`)}
    and u.etl_status_id = ${sql.ref(`${result}.etl_status_id`)})`
