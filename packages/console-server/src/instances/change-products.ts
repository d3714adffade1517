import { CONSTANTS, type ItemError, type ProductUse, zonedDay } from '@edconsole/console-core/contract'
import type { Db } from '../db/schema.ts'

/** What is known of a product that a change names. */
export type NamedProduct = { readonly id: number; readonly name: string; readonly isActive: boolean }

export type ItemRefusal = Omit<ItemError, 'id'>

/**
 * Goes through the products that a change names, each once: which of them it may be done with, and why not with the others.
 * @param judge says what stands against a product; undefined when nothing does
 */
export const sortProducts = (
  ids: readonly number[],
  products: readonly NamedProduct[],
  judge: (product: NamedProduct) => ItemRefusal | undefined,
): { accepted: number[]; errors: ItemError[] } => {
  const accepted: number[] = []
  const errors: ItemError[] = []
  for (const id of new Set(ids)) {
    const product = products.find((one) => one.id === id)
    const refusal = product ? judge(product) : { code: 404, message: 'Product not found.' }
    if (refusal) errors.push({ ...refusal, id })
    else accepted.push(id)
  }
  return { accepted, errors }
}

/** The products of some instances, with the instance that each belongs to. */
export const instanceProductUses = (db: Db, instanceIds: readonly number[]) =>
  instanceIds.length === 0
    ? []
    : db
        .selectFrom('instanceProducts')
        .innerJoin('products', 'products.id', 'instanceProducts.productId')
        .select(['instanceId', 'productId', 'name', 'enabledAt'])
        .where('instanceId', 'in', instanceIds)
        .orderBy('productId')
        .execute()

export const clientProductUses = (db: Db, clientId: number): Promise<ProductUse[]> =>
  db
    .selectFrom('clientProducts')
    .innerJoin('products', 'products.id', 'clientProducts.productId')
    .select(['productId', 'name', 'enabledAt'])
    .where('clientId', '=', clientId)
    .orderBy('productId')
    .execute()

export const productsNamed = (db: Db, ids: readonly number[]) =>
  db.selectFrom('products').select(['id', 'name', 'isActive']).where('id', 'in', ids).execute()

/**
 * What stands against giving an instance a product: the client must have it, and of the subscriptions to it, if there
 * are any, one must still run.
 */
export const productJudge = async (
  db: Db,
  { clientId, at }: { clientId: number; at: Date },
): Promise<(product: NamedProduct) => ItemRefusal | undefined> => {
  const today = zonedDay(at, CONSTANTS.timeZone)
  const isOver = ({ endDate, cancelledAt }: { endDate: string; cancelledAt: string | null }) =>
    endDate < today || (cancelledAt !== null && new Date(cancelledAt) <= at)
  const { clientName } = await db
    .selectFrom('clients')
    .select('clientName')
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow()
  const owned = await db
    .selectFrom('clientProducts')
    .select('productId')
    .where('clientId', '=', clientId)
    .execute()
  const subscriptions = await db
    .selectFrom('subscriptions')
    .select(['productId', 'endDate', 'cancelledAt'])
    .where('clientId', '=', clientId)
    .execute()
  return ({ id, name, isActive }) => {
    if (!isActive) return { code: 409, message: `${name} is no longer offered.` }
    if (!owned.some(({ productId }) => productId === id))
      return { code: 409, message: `${clientName} doesn't have ${name}.` }
    const terms = subscriptions.filter(({ productId }) => productId === id)
    if (terms.length > 0 && terms.every(isOver))
      return { code: 409, message: `${clientName}'s subscription to ${name} has ended.` }
    return undefined
  }
}
