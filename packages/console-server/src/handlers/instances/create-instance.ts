import type { InstanceDetailed, NewInstance } from '@edconsole/console-core/contract'
import type { Insertable } from 'kysely'
import { auditCreated } from '../../audit/record-changes.ts'
import { isClientOf } from '../../db/caller-districts.ts'
import type { InstancesTable } from '../../db/schema/platform.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call } from '../../http/handler.ts'
import { refuseDuplicates } from '../../http/refuse-duplicates.ts'
import { authorOf, requireCaller } from '../../http/require-caller.ts'
import { productJudge, productsNamed, sortProducts } from '../../instances/change-products.ts'
import { logStatus } from '../../instances/status-changes.ts'
import { readInstance } from './instance-rows.ts'

type NewRow = Pick<
  Insertable<InstancesTable>,
  'clientId' | 'name' | 'environment' | 'region' | 'url' | 'parentInstanceId'
>

/** Sentences for what no two instances may share. */
export const TAKEN = {
  instances_name: { field: 'name', message: "'name' is already used by another instance." },
  instances_url: { field: 'url', message: "'url' is already used by another instance." },
}

/** Asks for a new instance of a client of the caller's. */
export const createInstance = async (call: Call<NewInstance>): Promise<InstanceDetailed> => {
  const { db, body, now } = call
  const caller = requireCaller(call)
  const { clientId, name, environment, region, url = null, products = [] } = body
  const author = await authorOf(call)
  const client = await db
    .selectFrom('clients')
    .select('id')
    .where('id', '=', clientId)
    .where(isClientOf(db, caller, 'clients.id'))
    .executeTakeFirst()
  if (!client) throw new ApiError(400, "'clientId' is not valid: this client doesn't exist.", 'clientId')
  const id = await refuseDuplicates(TAKEN, () =>
    db.transaction().execute(async (trx) => {
      const productIds = await wantedProducts(trx, products, { clientId, at: now() })
      const row = { clientId, name, environment, region, url }
      const made = await insertInstance(trx, row, { productIds, author, now: now() })
      await auditCreated(trx, call, { kind: 'instance', keys: [made] })
      return made
    }),
  )
  return readInstance(call, id)
}

const wantedProducts = async (
  db: Call['db'],
  ids: readonly number[],
  of: { clientId: number; at: Date },
): Promise<number[]> => {
  if (ids.length === 0) return []
  const { accepted, errors } = sortProducts(ids, await productsNamed(db, ids), await productJudge(db, of))
  const [fault] = errors
  if (fault) throw new ApiError(400, `'products' is not valid: ${fault.message}`, 'products')
  return accepted
}

/** Writes down a request for an instance, with its products. Building it is other work, and shows in its status. */
export const insertInstance = async (
  trx: Db,
  row: NewRow,
  { productIds, author, now }: { productIds: readonly number[]; author: string; now: Date },
): Promise<number> => {
  const { id } = await trx
    .insertInto('instances')
    .values({
      ...row,
      createdAt: now,
      createdBy: author,
      updatedAt: now,
      updatedBy: author,
      statusChangedAt: now,
      statusChangedBy: author,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await logStatus(trx, id, { status: 'requested', reason: null, author, now })
  if (productIds.length > 0)
    await trx
      .insertInto('instanceProducts')
      .values(
        productIds.map((productId) => ({ instanceId: id, productId, enabledAt: now, enabledBy: author })),
      )
      .execute()
  return id
}
