import { decodersOf } from '../api/decoders.ts'
import type { Product } from '../entities/product.ts'
import { list, resource } from './operation.ts'

export const productsResource = resource(
  'products',
  { records: 'products' },
  {
    list: list<Product>(
      '/ied/products',
      {
        key: 'id',
        sortable: ['name', 'code'],
        filterable: ['code', 'isExportable', 'isActive'],
        searchable: ['name', 'code'],
        defaultSort: { id: 'asc' },
      },
      {
        fields: decodersOf<Product>({ text: ['code', 'name', 'description', 'iconKey'] }),
        fail: 'Error fetching ied products',
      },
    ),
  },
)
