import type { InstanceStatus } from '@edconsole/console-core/contract'
import type { Db } from '../db/schema.ts'

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

export type StatusChange = { status: InstanceStatus; reason: string | null; author: string; now: Date }

/** Adds a step to the history of an instance. */
export const logStatus = async (
  trx: Db,
  instanceId: number,
  { status, reason, author, now }: StatusChange,
): Promise<void> => {
  await trx
    .insertInto('instanceStatusChanges')
    .values({ instanceId, status, reason, changedAt: now, changedBy: author })
    .execute()
}
