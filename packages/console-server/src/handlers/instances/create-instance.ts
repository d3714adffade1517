import {
  CONSTANTS,
  type InstanceDetailed,
  type NewInstance,
  zonedDay,
} from '@edconsole/console-core/contract'
import { isClientOf } from '../../db/caller-clients.ts'
import { ApiError } from '../../http/api-error.ts'
import { authorOf } from '../../http/author-of.ts'
import type { Call } from '../../http/handler.ts'
import { refuseDuplicates } from '../../http/refuse-duplicates.ts'
import { requireCaller } from '../../http/require-caller.ts'
import { sortProducts } from '../products/change-products.ts'
import { productsNamed } from '../products/product-uses.ts'
import { insertInstance } from './insert-instance.ts'
import { readInstance } from './instance-rows.ts'
import { productJudge } from './judge-product.ts'

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
      const productIds = await wantedProducts(trx, products, {
        clientId,
        today: zonedDay(now(), CONSTANTS.timeZone),
      })
      const row = { clientId, name, environment, region, url }
      return insertInstance(trx, row, { productIds, author, now: now() })
    }),
  )
  return readInstance(db, caller, id)
}

const wantedProducts = async (
  db: Call['db'],
  ids: readonly number[],
  of: { clientId: number; today: string },
): Promise<number[]> => {
  if (ids.length === 0) return []
  const { accepted, errors } = sortProducts(ids, await productsNamed(db, ids), await productJudge(db, of))
  const [fault] = errors
  if (fault) throw new ApiError(400, `'products' is not valid: ${fault.message}`, 'products')
  return accepted
}
