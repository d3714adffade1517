import { sql } from 'kysely'
import { json } from '../db/schema/columns.ts'
import type { Db } from '../db/schema.ts'
import type { DescribedProduct } from './product-file.ts'

/** How many products a save added and changed. */
export type SavedProducts = { added: number; changed: number }

/** Adds products, and changes those whose code is there already. All or nothing. */
export const saveProducts = (
  db: Db,
  products: readonly DescribedProduct[],
  { now, author }: { now: Date; author: string },
): Promise<SavedProducts> =>
  db.transaction().execute(async (trx) => {
    let added = 0
    for (const { components, ...product } of products) {
      const isExportable = components.length > 0
      const exportDefaults = json(isExportable ? { exportType: 'oneroster11Csv', components } : {})
      const values = { ...product, isExportable, exportDefaults, isActive: true }
      const edited = { updatedAt: now, updatedBy: author }
      const { isNew } = await trx
        .insertInto('products')
        .values({ ...values, ...edited, iconKey: product.code, createdAt: now, createdBy: author })
        .onConflict((conflict) => conflict.column('code').doUpdateSet({ ...values, ...edited }))
        .returning(sql<boolean>`xmax = 0`.as('isNew'))
        .executeTakeFirstOrThrow()
      if (isNew) added += 1
    }
    return { added, changed: products.length - added }
  })

/**
 * Offers a product again, or no longer: districts and clients that have it keep it.
 * @throws if there is no product with this code
 */
export const offerProduct = async (
  db: Db,
  code: string,
  { isActive, now, author }: { isActive: boolean; now: Date; author: string },
): Promise<void> => {
  const { numUpdatedRows } = await db
    .updateTable('products')
    .set({ isActive, updatedAt: now, updatedBy: author })
    .where('code', '=', code)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Error(`There is no product with the code ${code}.`)
}
