import { decodersOf } from '../api/decoders.ts'
import type { ProductEnabled, UpdateProductEnabled } from '../entities/product-enabled.ts'
import { get, patch, resource } from './operation.ts'

const fields = decodersOf<ProductEnabled>({
  key: ['productId'],
  number: ['schoolYear'],
  flag: ['enabled'],
  textOrNull: ['enabledAt', 'enabledBy'],
})

export const productsEnabledResource = resource(
  'productsEnabled',
  { records: 'enabled products' },
  {
    /** Every product, on or off, of one school year: `schoolYear`, else the one of the district's data. */
    list: get<ProductEnabled[]>('/products-enabled', {
      answers: 'rows',
      fields,
      lea: true,
      query: ['schoolYear'],
    }),
    update: patch<UpdateProductEnabled, ProductEnabled>('/products-enabled/{productId}', {
      fields,
      lea: true,
    }),
  },
)
