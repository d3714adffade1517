import type { Export, Product, ProductEnabled } from '@edconsole/console-core'

/** Why nothing can be set up for a product. */
export type ProductRefusal = 'unknown' | 'over' | 'noExports' | 'off' | 'taken'

type Facts = {
  product: Pick<Product, 'id' | 'isActive' | 'isExportable'> | undefined
  /** Of the district, in the year. */
  enabled: readonly Pick<ProductEnabled, 'productId' | 'enabled'>[]
  /** Of the district, in the year. */
  exports: readonly Pick<Export, 'productId'>[]
}

/** Why a product gets no new export in a year; null when it may have one (ux 9.7). */
export const productRefusal = ({ product, enabled, exports }: Facts): ProductRefusal | null => {
  if (!product) return 'unknown'
  if (!product.isActive) return 'over'
  if (!product.isExportable) return 'noExports'
  if (!enabled.some((use) => use.productId === product.id && use.enabled)) return 'off'
  return exports.some(({ productId }) => productId === product.id) ? 'taken' : null
}

/** Names of the district's products that exports can't be sent to. */
export const withoutExports = (
  products: readonly (Pick<Product, 'name'> & NonNullable<Facts['product']>)[],
  enabled: Facts['enabled'],
): string[] =>
  products
    .filter(({ id }) => enabled.some((use) => use.productId === id && use.enabled))
    .filter((product) => productRefusal({ product, enabled, exports: [] }) === 'noExports')
    .map(({ name }) => name)
