import { isInstanceClosed, type ProductIds, type ProductUse } from '@edconsole/console-core/contract'
import { audited } from '../../audit/record-changes.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { type Call, PerItem } from '../../http/handler.ts'
import { numberParam } from '../../http/params.ts'
import { authorOf, requireCaller } from '../../http/require-caller.ts'
import {
  instanceProductUses,
  productJudge,
  productsNamed,
  sortProducts,
} from '../../instances/change-products.ts'
import { writeProducts } from '../../instances/instance-database.ts'
import { lockInstance, stateOf } from './instance-rows.ts'

/** Gives an instance products, as far as each may be given ([S8]). */
export const addInstanceProducts = async (call: Call<ProductIds>): Promise<PerItem<ProductUse[]>> => {
  const { db, body, now } = call
  const author = await authorOf(call)
  const at = now()
  return db.transaction().execute(async (trx) => {
    const instance = await openInstance(trx, call)
    const has = await instanceProductUses(trx, [instance.id])
    const judge = await productJudge(trx, { clientId: instance.clientId, at })
    const { accepted, errors } = sortProducts(body, await productsNamed(trx, body), (product) =>
      has.some(({ productId }) => productId === product.id)
        ? { code: 409, message: `${instance.name} already has ${product.name}.` }
        : judge(product),
    )
    if (accepted.length > 0) {
      const use = { instanceId: instance.id, enabledAt: at, enabledBy: author }
      await audited(trx, call, { kind: 'instance', keys: [instance.id] }, () =>
        trx
          .insertInto('instanceProducts')
          .values(accepted.map((productId) => ({ ...use, productId })))
          .execute(),
      )
      await markChanged(trx, instance.id, author, at)
      await writeProducts(trx, instance.id)
    }
    return new PerItem(await instanceProducts(trx, instance.id), errors)
  })
}

/** Takes products from an instance, as far as it has them ([S8]). */
export const removeInstanceProducts = async (call: Call<ProductIds>): Promise<PerItem<ProductUse[]>> => {
  const { db, body, now } = call
  const author = await authorOf(call)
  const at = now()
  return db.transaction().execute(async (trx) => {
    const instance = await openInstance(trx, call)
    const has = await instanceProductUses(trx, [instance.id])
    const { accepted, errors } = sortProducts(body, await productsNamed(trx, body), (product) =>
      has.some(({ productId }) => productId === product.id)
        ? undefined
        : { code: 404, message: `${instance.name} doesn't have ${product.name}.` },
    )
    if (accepted.length > 0) {
      await audited(trx, call, { kind: 'instance', keys: [instance.id] }, () =>
        trx
          .deleteFrom('instanceProducts')
          .where('instanceId', '=', instance.id)
          .where('productId', 'in', accepted)
          .execute(),
      )
      await markChanged(trx, instance.id, author, at)
      await writeProducts(trx, instance.id)
    }
    return new PerItem(await instanceProducts(trx, instance.id), errors)
  })
}

export const instanceProducts = async (db: Db, instanceId: number): Promise<ProductUse[]> => {
  const uses = await instanceProductUses(db, [instanceId])
  return uses.map(({ instanceId: _, ...use }) => use)
}

const openInstance = async (trx: Db, call: Call<unknown>) => {
  const instance = await lockInstance(trx, requireCaller(call), numberParam(call))
  if (!isInstanceClosed(instance.status)) return instance
  throw new ApiError(409, `${stateOf(instance)}: its products can't be changed.`)
}

const markChanged = async (trx: Db, id: number, author: string, at: Date): Promise<void> => {
  await trx.updateTable('instances').set({ updatedAt: at, updatedBy: author }).where('id', '=', id).execute()
}
