import type { InstanceEnvironment } from '@edconsole/console-core/contract'
import {
  type Db,
  failInstance,
  moveInstance,
  provisionAtOnce,
  removeDatabase,
  StepFault,
  SYSTEM,
} from '@edconsole/console-server/internal'
import { daysFrom } from './days-from.ts'
import { OPERATOR, type PlannedInstance } from './insert-instances.ts'

/**
 * Takes instances through their lives, doing the server's work as the server does it: what runs has a database with the
 * rows that its client has by now, and an address that answers.
 */
export const buildInstances = async (
  db: Db,
  planned: readonly PlannedInstance[],
  now: Date,
): Promise<void> => {
  for (const one of planned) await db.transaction().execute((trx) => build(trx, one, now))
  // What these moves asked of a server is done.
  await db.deleteFrom('jobs').where('kind', 'in', ['provision', 'deprovision']).execute()
}

const HOUR = 1 / 24
/** Of a part of creating an instance. */
const PART_MS = 9000

const build = async (trx: Db, { id, ...one }: PlannedInstance, now: Date): Promise<void> => {
  // A seeding that was cut short may have left one.
  await removeDatabase(trx, id)
  if (one.isWaiting) return
  const begun = daysFrom(now, HOUR - one.requestedDaysAgo)
  const by = { reason: null, author: OPERATOR }
  await moveInstance(trx, id, { ...by, status: 'provisioning', now: begun })
  if (!(await provision(trx, id, begun))) return
  await trx
    .updateTable('instances')
    .set({ version: versionOf(one.environment, now) })
    .where('id', '=', id)
    .execute()
  for (const { status, daysAgo, reason = null } of one.moves ?? []) {
    const at = daysFrom(now, -daysAgo)
    await moveInstance(trx, id, { status, reason, author: OPERATOR, now: at })
    if (status === 'deprovisioning')
      await moveInstance(trx, id, {
        status: 'retired',
        reason: 'The address and all data were removed.',
        author: SYSTEM,
        now: new Date(at.getTime() + PART_MS),
      })
  }
}

/** Answers whether it could be created. */
const provision = async (trx: Db, id: number, begun: Date): Promise<boolean> => {
  let at = begun.getTime()
  const tick = () => {
    at += PART_MS
    return new Date(at)
  }
  try {
    await provisionAtOnce(trx, id, tick)
    return true
  } catch (error) {
    if (!(error instanceof StepFault)) throw error
    await failInstance(trx, id, { message: error.message, at: tick() })
    return false
  }
}

/** Year, month and number of a release; sandboxes run the next one. */
const versionOf = (environment: InstanceEnvironment, now: Date): string =>
  `${now.getUTCFullYear() % 100}.${now.getUTCMonth() + 1}.${environment === 'sandbox' ? 3 : 2}`
