import type { InstanceStatus } from '@edconsole/console-core/contract'
import { json } from '../db/schema/columns.ts'
import type { Db } from '../db/schema.ts'
import { removeDatabase } from './instance-database.ts'
import { beginProvisioning, beginRemoval, stopProvisioning } from './instance-steps.ts'

/** The author of moves that the server makes by itself. */
export const SYSTEM = 'System'

export type StatusChange = { status: InstanceStatus; reason: string | null; author: string; now: Date }

/**
 * Gives an instance a status that may follow its present one, and remembers who did so and why. The only way a status
 * changes, for people and for jobs. What a person's move asks of the server is queued with it.
 */
export const moveInstance = async (trx: Db, instanceId: number, change: StatusChange): Promise<void> => {
  const { status, reason, author, now } = change
  if (status === 'retired') await removeDatabase(trx, instanceId)
  await trx
    .updateTable('instances')
    .set({ status, statusReason: reason, statusChangedAt: now, statusChangedBy: author })
    .set({ updatedAt: now, updatedBy: author })
    .where('id', '=', instanceId)
    .execute()
  await logStatus(trx, instanceId, change)
  if (author === SYSTEM) return
  if (status === 'provisioning') await queueProvisioning(trx, instanceId)
  if (status === 'failed') await stopProvisioning(trx, instanceId, { author, now })
  if (status === 'deprovisioning') {
    await beginRemoval(trx, instanceId)
    await queue(trx, 'deprovision', instanceId)
  }
}

/** Begins to create an instance, or goes on with the step that failed. */
export const queueProvisioning = async (trx: Db, instanceId: number): Promise<void> => {
  await beginProvisioning(trx, instanceId)
  await queue(trx, 'provision', instanceId)
}

const queue = async (trx: Db, kind: 'provision' | 'deprovision', instanceId: number): Promise<void> => {
  await trx
    .insertInto('jobs')
    .values({ kind, payload: json({ instanceId }) })
    .execute()
}

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
