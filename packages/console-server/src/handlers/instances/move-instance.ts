import type { Db } from '../../db/schema.ts'
import { logStatus, type StatusChange } from './insert-instance.ts'

/** Gives an instance a status that may follow its present one, and remembers the step. */
export const moveInstance = async (trx: Db, instanceId: number, change: StatusChange): Promise<void> => {
  const { status, reason, author, now } = change
  await trx
    .updateTable('instances')
    .set({ status, statusReason: reason, statusChangedAt: now, statusChangedBy: author })
    .set({ updatedAt: now, updatedBy: author })
    .where('id', '=', instanceId)
    .execute()
  await logStatus(trx, instanceId, change)
}
