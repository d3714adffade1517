import { INSTANCE_STEPS, type InstanceStep, PROVISIONING_STEPS } from '@edconsole/console-core/contract'
import type { Db } from '../db/schema.ts'

/** Why a step can't be done, in a sentence for people, who may try again once they have dealt with it. */
export class StepFault extends Error {
  override name = 'StepFault'
}

/** The steps of an instance, in their order; empty before anything began. */
export const readSteps = async (db: Db, instanceId: number): Promise<InstanceStep[]> => {
  const rows = await db
    .selectFrom('instanceSteps')
    .select(['step', 'state', 'message', 'startedAt', 'endedAt', 'doneCount', 'totalCount'])
    .where('instanceId', '=', instanceId)
    .execute()
  return rows.toSorted((one, other) => ORDER.indexOf(one.step) - ORDER.indexOf(other.step))
}

const ORDER = Object.keys(INSTANCE_STEPS)

/** Writes all steps down. Those that are done stay, so that only what failed and what follows is done again. */
export const beginProvisioning = async (trx: Db, instanceId: number): Promise<void> => {
  await trx
    .insertInto('instanceSteps')
    .values(PROVISIONING_STEPS.map((step) => ({ instanceId, step })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await trx
    .updateTable('instanceSteps')
    .set({ state: 'pending', message: null, startedAt: null, endedAt: null })
    .where('instanceId', '=', instanceId)
    .where('state', '<>', 'done')
    .execute()
}

/** What was created is removed as a whole, so its steps say nothing anymore. */
export const beginRemoval = async (trx: Db, instanceId: number): Promise<void> => {
  await trx.deleteFrom('instanceSteps').where('instanceId', '=', instanceId).execute()
  await trx.insertInto('instanceSteps').values({ instanceId, step: 'removal' }).execute()
}

/** The job notices at its next write that the instance isn't being provisioned anymore. */
export const stopProvisioning = async (
  trx: Db,
  instanceId: number,
  { author, now }: { author: string; now: Date },
): Promise<void> => {
  await failStep(trx, instanceId, { message: `${author} stopped it.`, at: now })
}

/** Marks the step that is being done as failed; answers its title. */
export const failStep = async (
  trx: Db,
  instanceId: number,
  { message, at }: { message: string; at: Date },
): Promise<string | undefined> => {
  const open = (await readSteps(trx, instanceId)).find(({ state }) => state !== 'done')
  if (!open) return undefined
  await trx
    .updateTable('instanceSteps')
    .set({ state: 'failed', message, endedAt: at })
    .where('instanceId', '=', instanceId)
    .where('step', '=', open.step)
    .execute()
  // Nothing is at work anymore.
  await trx
    .updateTable('instanceSteps')
    .set({ state: 'pending' })
    .where('instanceId', '=', instanceId)
    .where('state', '=', 'running')
    .execute()
  return INSTANCE_STEPS[open.step]
}
