import { CONSTANTS, type ProductIds, type ProductUse, zonedDay } from '@edconsole/console-core/contract'
import { audited } from '../../audit/record-changes.ts'
import type { Db } from '../../db/schema.ts'
import { type Call, PerItem } from '../../http/handler.ts'
import { numberParam } from '../../http/params.ts'
import { authorOf, requireCaller } from '../../http/require-caller.ts'
import { clientProductUses, productsNamed, sortProducts } from '../../instances/change-products.ts'
import { lockClient } from './client-rows.ts'

/** Lets a client have products, as far as each may be had ([S8]). */
export const addClientProducts = async (call: Call<ProductIds>): Promise<PerItem<ProductUse[]>> => {
  const { db, body, now } = call
  const author = await authorOf(call)
  const at = now()
  return db.transaction().execute(async (trx) => {
    const { id: clientId, clientName } = await lockClient(trx, requireCaller(call), numberParam(call))
    const has = await clientProductUses(trx, clientId)
    const { accepted, errors } = sortProducts(
      body,
      await productsNamed(trx, body),
      ({ id, name, isActive }) => {
        if (has.some(({ productId }) => productId === id))
          return { code: 409, message: `${clientName} already has ${name}.` }
        return isActive ? undefined : { code: 409, message: `${name} is no longer offered.` }
      },
    )
    if (accepted.length > 0) {
      const use = { clientId, enabledAt: at, enabledBy: author }
      await audited(trx, call, { kind: 'client', keys: [clientId] }, () =>
        trx
          .insertInto('clientProducts')
          .values(accepted.map((productId) => ({ ...use, productId })))
          .execute(),
      )
      await markChanged(trx, clientId, author, at)
    }
    return new PerItem(await clientProductUses(trx, clientId), errors)
  })
}

/** Takes products from a client, but for those that an instance or an export still uses; its subscriptions to them end. */
export const removeClientProducts = async (call: Call<ProductIds>): Promise<PerItem<ProductUse[]>> => {
  const { db, body, now } = call
  const author = await authorOf(call)
  const at = now()
  return db.transaction().execute(async (trx) => {
    const { id: clientId, clientName } = await lockClient(trx, requireCaller(call), numberParam(call))
    const has = await clientProductUses(trx, clientId)
    const used = await usedProducts(trx, clientId)
    const exported = await exportedProducts(trx, clientId)
    const { accepted, errors } = sortProducts(body, await productsNamed(trx, body), ({ id, name }) => {
      if (!has.some(({ productId }) => productId === id))
        return { code: 404, message: `${clientName} doesn't have ${name}.` }
      const use = used.find(({ productId }) => productId === id)
      if (use) return { code: 409, message: `${use.instanceName} still has ${name}.` }
      const sent = exported.find(({ productId }) => productId === id)
      return sent && { code: 409, message: `An export of ${sent.districtName} still uses ${name}.` }
    })
    if (accepted.length > 0) {
      await audited(trx, call, { kind: 'client', keys: [clientId] }, () =>
        trx
          .deleteFrom('clientProducts')
          .where('clientId', '=', clientId)
          .where('productId', 'in', accepted)
          .execute(),
      )
      await cancelSubscriptions(trx, { clientId, productIds: accepted, author, at })
      await markChanged(trx, clientId, author, at)
    }
    return new PerItem(await clientProductUses(trx, clientId), errors)
  })
}

const usedProducts = (trx: Db, clientId: number) =>
  trx
    .selectFrom('instanceProducts')
    .innerJoin('instances', 'instances.id', 'instanceProducts.instanceId')
    .select(['productId', 'instances.name as instanceName'])
    .where('clientId', '=', clientId)
    .where('status', '!=', 'retired')
    .orderBy('instances.name')
    .execute()

/** Exports of years that are over stay as a record and send nothing anymore. */
const exportedProducts = (trx: Db, clientId: number) =>
  trx
    .selectFrom('exports')
    .innerJoin('districts', 'districts.lea', 'exports.lea')
    .select(['productId', 'districtName'])
    .where('illuminateClientId', '=', clientId)
    .whereRef('exports.schoolYear', '>=', 'districts.sisYear')
    .orderBy('districtName')
    .execute()

const cancelSubscriptions = async (
  trx: Db,
  of: { clientId: number; productIds: number[]; author: string; at: Date },
): Promise<void> => {
  await trx
    .updateTable('subscriptions')
    .set({ cancelledAt: of.at, updatedAt: of.at, updatedBy: of.author })
    .where('clientId', '=', of.clientId)
    .where('productId', 'in', of.productIds)
    .where('cancelledAt', 'is', null)
    .where('endDate', '>=', zonedDay(of.at, CONSTANTS.timeZone))
    .execute()
}

const markChanged = async (trx: Db, id: number, author: string, at: Date): Promise<void> => {
  await trx.updateTable('clients').set({ updatedAt: at, updatedBy: author }).where('id', '=', id).execute()
}
