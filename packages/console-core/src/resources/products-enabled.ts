import type { ProductEnabled, UpdateProductEnabled } from '../entities/product-enabled.ts'
import { get, patch, resource } from './operation.ts'

export const productsEnabledResource = resource(
  'productsEnabled',
  { records: 'enabled products' },
  {
    /** Every product, on or off, of one school year: `schoolYear`, else the one of the district's data. */
    list: get<ProductEnabled[]>('/products-enabled', { answers: 'rows', lea: true, query: ['schoolYear'] }),
    update: patch<UpdateProductEnabled, ProductEnabled>('/products-enabled/{productId}', { lea: true }),
  },
)
