import {
  INSTANCE_STATUSES,
  type Instance,
  type InstanceDetailed,
  type InstanceStatus,
  resources,
} from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { isClientOf } from '../../db/caller-districts.ts'
import { columnField, maybeEmpty } from '../../db/list-field.ts'
import { listPlan } from '../../db/list-query.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call } from '../../http/handler.ts'
import { requireCaller } from '../../http/require-caller.ts'
import { instanceProductUses } from '../../instances/change-products.ts'
import { addressOf } from '../../instances/instance-address.ts'
import { readSteps } from '../../instances/instance-steps.ts'
import type { Caller } from '../../session/caller.ts'

export const instancePlan = listPlan(resources.instances.list, {
  fields: {
    id: columnField('integer', 'instances.id'),
    name: columnField('text', 'instances.name'),
    clientName: columnField('text', 'clients.clientName'),
    status: columnField('code', 'instances.status'),
    updatedAt: maybeEmpty(columnField('instant', 'instances.updatedAt')),
    clientId: columnField('integer', 'instances.clientId'),
    environment: columnField('code', 'instances.environment'),
    region: columnField('code', 'instances.region'),
    parentInstanceId: columnField('integer', 'instances.parentInstanceId'),
  },
  searched: [sql.ref('instances.name'), sql.ref('instances.url'), sql.ref('clients.clientName')],
})

/** The instances of the caller's clients, without their products. */
export const instanceRows = (db: Db, caller: Caller) =>
  db
    .selectFrom('instances')
    .innerJoin('clients', 'clients.id', 'instances.clientId')
    .selectAll('instances')
    .select('clients.clientName')
    .where(isClientOf(db, caller, 'instances.clientId'))

type InstanceRow = Omit<Instance, 'products' | 'hostname' | 'servedAt'> & { slug: string | null }
/** What answers depend on: the caller, and the address of the server. */
type Asking = Pick<Call, 'db' | 'caller' | 'publicUrl' | 'http'>

/** What is answered of stored instances: with their addresses and products. */
export const withProducts = async (call: Asking, rows: readonly InstanceRow[]): Promise<Instance[]> => {
  const uses = await instanceProductUses(
    call.db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ slug, ...row }) => {
    const url = addressOf(call, { url: row.url, slug })
    return {
      ...row,
      url,
      servedAt: addressOf(call, { url: null, slug }),
      hostname: url === null ? null : new URL(url).hostname,
      products: uses
        .filter(({ instanceId }) => instanceId === row.id)
        .map(({ instanceId: _, ...use }) => use),
    }
  })
}

/** One instance with its history. One of another owner is like one that doesn't exist. */
export const readInstance = async (call: Asking, id: number): Promise<InstanceDetailed> => {
  const { db } = call
  const row = await instanceRows(db, requireCaller(call)).where('instances.id', '=', id).executeTakeFirst()
  const [instance] = row ? await withProducts(call, [row]) : []
  if (!instance) throw noInstance()
  const statusHistory = await db
    .selectFrom('instanceStatusChanges')
    .select(['status', 'reason', 'changedAt', 'changedBy'])
    .where('instanceId', '=', id)
    .orderBy('id')
    .execute()
  return { ...instance, statusHistory, steps: await readSteps(db, id) }
}

/** The instance that a write is about, held until the write is done. */
export const lockInstance = async (trx: Db, caller: Caller, id: number) => {
  const instance = await trx
    .selectFrom('instances')
    .selectAll()
    .where('id', '=', id)
    .where(isClientOf(trx, caller, 'instances.clientId'))
    .forUpdate()
    .executeTakeFirst()
  if (!instance) throw noInstance()
  return instance
}

const noInstance = () => new ApiError(404, 'Instance not found.')

/**
 * The beginning of a refusal that a status causes.
 * @example stateOf({ name: 'oakdale-prod', status: 'retired' }) // 'oakdale-prod is retired'
 */
export const stateOf = ({ name, status }: { name: string; status: InstanceStatus }): string =>
  `${name} is ${INSTANCE_STATUSES[status].word.toLowerCase()}`
