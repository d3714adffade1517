import type { Db } from '../../db/schema.ts'
import type { ItemRefusal, NamedProduct } from '../products/change-products.ts'

/**
 * What stands against giving an instance a product: the client must have it, and of the subscriptions to it, if there
 * are any, one must still run.
 */
export const productJudge = async (
  db: Db,
  { clientId, today }: { clientId: number; today: string },
): Promise<(product: NamedProduct) => ItemRefusal | undefined> => {
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
    if (terms.length > 0 && terms.every((one) => one.cancelledAt !== null || one.endDate < today))
      return { code: 409, message: `${clientName}'s subscription to ${name} is over.` }
    return undefined
  }
}
