import type { ProductUse } from '@edconsole/console-core/contract'
import type { Db } from '../../db/schema.ts'

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
