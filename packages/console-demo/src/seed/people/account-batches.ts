import type { Db } from '@edconsole/console-server/internal'

/** A batch that was to load staff, whose accounts then follow. */
export type AccountBatch = {
  batchId: number
  /** When its components were loaded. */
  endedAt: string
  staffRead: number
  /** False where the staff was not loaded. */
  isLoaded: boolean
}

/** Oldest first. */
export const accountBatches = async (db: Db, lea: string): Promise<AccountBatch[]> => {
  const rows = await db
    .selectFrom('importBatches')
    .innerJoin('importResults as staff', 'staff.batchId', 'importBatches.batchId')
    .select(['importBatches.batchId', 'staff.recordsRead as staffRead', 'staff.status'])
    .select((eb) => eb.ref('importBatches.endedAt').$notNull().as('endedAt'))
    .where('importBatches.lea', '=', lea)
    .where('importBatches.endedAt', 'is not', null)
    .where('staff.componentName', '=', 'staff')
    .orderBy('importBatches.batchId')
    .execute()
  return rows.map(({ status, ...batch }) => ({
    ...batch,
    isLoaded: status !== 'failed' && status !== 'cancelled',
  }))
}

/** When the accounts of a batch had followed, in ms. */
export const accountsEnd = ({ endedAt, staffRead }: AccountBatch): number =>
  Date.parse(endedAt) + BEGIN_MS + staffRead * EACH_MS

const BEGIN_MS = 1_200
const EACH_MS = 6
