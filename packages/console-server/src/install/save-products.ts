import { sql } from 'kysely'
import { json } from '../db/schema/columns.ts'
import type { Db } from '../db/schema.ts'
import type { DescribedProduct } from './product-file.ts'

/** What to know about a database without products. */
export const NO_PRODUCTS =
  'none yet, so no exports can be made. Add some with console-server products read FILE, or products add.'

export const countProducts = async (db: Db): Promise<number> => {
  const { count } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** How many products a save added, and how many of those that were there it changed. */
export type SavedProducts = { added: number; changed: number }

/** What a product is when it is described again. */
const COMPARED = ['name', 'description', 'isExportable', 'exportDefaults', 'isActive'] as const

/** Adds products, and changes those whose code is there already. All or nothing. */
export const saveProducts = (
  db: Db,
  products: readonly DescribedProduct[],
  { now, author }: { now: Date; author: string },
): Promise<SavedProducts> =>
  db.transaction().execute(async (trx) => {
    let [added, changed] = [0, 0]
    for (const { components, ...product } of products) {
      const isExportable = components.length > 0
      const exportDefaults = json(isExportable ? { exportType: 'oneroster11Csv', components } : {})
      const values = { ...product, isExportable, exportDefaults, isActive: true }
      const edited = { updatedAt: now, updatedBy: author }
      const saved = await trx
        .insertInto('products')
        .values({ ...values, ...edited, iconKey: product.code, createdAt: now, createdBy: author })
        .onConflict((conflict) =>
          conflict
            .column('code')
            .doUpdateSet({ ...values, ...edited })
            .where(({ or, eb, ref }) =>
              or(
                COMPARED.map((column) =>
                  eb(`products.${column}`, 'is distinct from', ref(`excluded.${column}`)),
                ),
              ),
            ),
        )
        .returning(sql<boolean>`xmax = 0`.as('isNew'))
        .executeTakeFirst()
      if (saved?.isNew) added += 1
      else if (saved) changed += 1
    }
    return { added, changed }
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
