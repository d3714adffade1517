import type { Db } from '../db/schema.ts'

type Sent = { lea: string; schoolYear: number; productId: number }

/** Why a product is sent nothing, finishing a sentence; null when it may be. */
export const productFault = async (db: Db, { lea, schoolYear, productId }: Sent): Promise<string | null> => {
  const product = await db
    .selectFrom('products')
    .leftJoin('productsEnabled as use', (join) =>
      join
        .onRef('use.productId', '=', 'products.id')
        .on('use.lea', '=', lea)
        .on('use.schoolYear', '=', schoolYear),
    )
    .select(['products.name', 'products.isActive', 'products.isExportable', 'use.enabled'])
    .where('products.id', '=', productId)
    .executeTakeFirst()
  if (!product) return "this product doesn't exist"
  if (!product.isActive) return `${product.name} is no longer offered`
  if (!product.isExportable) return `${product.name} doesn't accept exports`
  return product.enabled
    ? null
    : `${product.name} isn't enabled for the district this year. Enable it in District Profile`
}
