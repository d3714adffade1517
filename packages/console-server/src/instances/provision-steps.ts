import { type InstanceStep, type InstanceStepName, VERSION } from '@edconsole/console-core/contract'
import type { Selectable, Updateable } from 'kysely'
import { json } from '../db/schema/columns.ts'
import type { InstanceStepsTable, InstancesTable } from '../db/schema/platform.ts'
import type { Db } from '../db/schema.ts'
import { productJudge, productsNamed, sortProducts } from './change-products.ts'
import {
  clientLeas,
  copyDistricts,
  copyRows,
  countRows,
  createDatabase,
  writeProducts,
} from './instance-database.ts'
import { beginProvisioning, readSteps, StepFault } from './instance-steps.ts'
import { moveInstance, SYSTEM } from './status-changes.ts'

export type ProvisionedInstance = Selectable<InstancesTable>

/** The step that is open once a part was done. */
export type OpenStep = Pick<InstanceStep, 'step' | 'state'> & { readonly instance: ProvisionedInstance }

/**
 * Does the next part of creating an instance and notes how far it is, in the caller's transaction. Answers the step that is
 * open then; null if there is nothing more to do, or the instance was changed meanwhile.
 * @throws StepFault if the step can't be done
 */
export const nextPart = async (trx: Db, instanceId: number, now: Date): Promise<OpenStep | null> => {
  const instance = await trx
    .selectFrom('instances')
    .selectAll()
    .where('id', '=', instanceId)
    .forUpdate()
    .executeTakeFirst()
  if (instance?.status === 'requested') {
    await moveInstance(trx, instanceId, { status: 'provisioning', reason: null, author: SYSTEM, now })
    return { instance, step: 'address', state: 'pending' }
  }
  if (instance?.status !== 'provisioning') return null
  const open = (await readSteps(trx, instanceId)).find(({ state }) => state !== 'done')
  if (!open) {
    await activate(trx, instance, now)
    return null
  }
  const { step } = open
  if (open.state !== 'running') {
    // People see what the server is at before it begins.
    await updateStep(
      trx,
      { instanceId, step },
      { state: 'running', message: null, startedAt: now, endedAt: null },
    )
    return { instance, step, state: 'running' }
  }
  const isDone = await PARTS[step](trx, { instance, now })
  if (isDone) await updateStep(trx, { instanceId, step }, { state: 'done', endedAt: now })
  return { instance, step, state: isDone ? 'done' : 'running' }
}

/**
 * Creates an instance in one go, in the caller's transaction, without requesting its sign-in page: for what is there before
 * the server answers.
 * @throws StepFault if a step can't be done
 */
export const provisionAtOnce = async (trx: Db, instanceId: number, now: () => Date): Promise<void> => {
  await beginProvisioning(trx, instanceId)
  for (
    let open = await nextPart(trx, instanceId, now());
    open;
    open = await nextPart(trx, instanceId, now())
  ) {
    const { step, state } = open
    if (step === 'signIn' && state === 'running')
      await updateStep(trx, { instanceId, step }, { state: 'done', endedAt: now() })
  }
}

type Key = { readonly instanceId: number; readonly step: InstanceStepName }

/** Changes what is noted of a step. */
export const updateStep = async (
  trx: Db,
  { instanceId, step }: Key,
  change: Updateable<InstanceStepsTable>,
): Promise<void> => {
  await trx
    .updateTable('instanceSteps')
    .set(change)
    .where('instanceId', '=', instanceId)
    .where('step', '=', step)
    .execute()
}

type About = { readonly instance: ProvisionedInstance; readonly now: Date }

/** Does a part of a step; answers whether the step is done. A part that is done again changes nothing. */
type Part = (trx: Db, about: About) => Promise<boolean>

const reserveAddress: Part = async (trx, { instance: { id, name, slug } }) => {
  if (slug !== null) return true
  const other = await trx.selectFrom('instances').select('name').where('slug', '=', name).executeTakeFirst()
  if (other)
    throw new StepFault(
      `The address /instances/${name} belongs to ${other.name}, which had this name before. Rename this instance, then try again.`,
    )
  await trx.updateTable('instances').set({ slug: name }).where('id', '=', id).execute()
  return true
}

const copyData: Part = async (trx, { instance: { id, clientId, environment } }) => {
  const leas = await clientLeas(trx, clientId)
  const noted = await trx
    .selectFrom('instanceSteps')
    .select(['position', 'doneCount', 'totalCount'])
    .where('instanceId', '=', id)
    .where('step', '=', 'data')
    .executeTakeFirstOrThrow()
  if (noted.position === null) await copyDistricts(trx, id, leas)
  const withoutPersonal = environment === 'sandbox'
  const copied = await copyRows(trx, id, { leas, after: noted.position, withoutPersonal })
  const doneCount = (noted.doneCount ?? 0) + (copied?.count ?? 0)
  // Counted once: what is imported meanwhile may be more.
  const total = noted.totalCount ?? (await countRows(trx, leas))
  const totalCount = copied ? Math.max(total, doneCount) : doneCount
  const position = copied ? json(copied.position) : null
  await updateStep(trx, { instanceId: id, step: 'data' }, { doneCount, totalCount, position })
  return copied === null
}

const addProducts: Part = async (trx, { instance: { id, clientId }, now }) => {
  const rows = await trx
    .selectFrom('instanceProducts')
    .select('productId')
    .where('instanceId', '=', id)
    .execute()
  const ids = rows.map(({ productId }) => productId)
  if (ids.length > 0) {
    const judge = await productJudge(trx, { clientId, at: now })
    const { errors } = sortProducts(ids, await productsNamed(trx, ids), judge)
    if (errors.length > 0) throw new StepFault(errors.map(({ message }) => message).join(' '))
  }
  await writeProducts(trx, id)
  await updateStep(
    trx,
    { instanceId: id, step: 'products' },
    { doneCount: ids.length, totalCount: ids.length },
  )
  return true
}

const PARTS: Readonly<Record<InstanceStepName, Part>> = {
  address: reserveAddress,
  database: async (trx, { instance }) => {
    await createDatabase(trx, instance.id)
    return true
  },
  data: copyData,
  products: addProducts,
  // Requesting the page is no part of a transaction: the job does it, and ends the step.
  signIn: async () => false,
  // Belongs to another job.
  removal: async () => true,
}

const activate = async (
  trx: Db,
  { id, clientId, parentInstanceId }: ProvisionedInstance,
  now: Date,
): Promise<void> => {
  const { dataYear } = await trx
    .selectFrom('districts')
    .select(({ fn }) => fn.max('sisYear').as('dataYear'))
    .where('illuminateClientId', '=', clientId)
    .executeTakeFirstOrThrow()
  const parent = await trx
    .selectFrom('instances')
    .select('version')
    .where('id', '=', parentInstanceId)
    .executeTakeFirst()
  await trx
    .updateTable('instances')
    .set({ version: parent?.version ?? VERSION, dataYear })
    .where('id', '=', id)
    .execute()
  await moveInstance(trx, id, { status: 'active', reason: null, author: SYSTEM, now })
}
