import { decodersOf, numbersOf } from '../api/decoders.ts'
import type { Client, NewClient, UpdateClient } from '../entities/client.ts'
import type { ProductIds, ProductUse } from '../entities/product.ts'
import { del, get, list, patch, post, resource } from './operation.ts'

const products = '/ied/clients/{id}/products'
const fields = /* @__PURE__ */ decodersOf<Client>(
  {
    text: ['clientName', 'clientType', 'state', 'slug', 'status'],
    textOrNull: [
      ...(['lea', 'ncesLeaId', 'primaryContactName', 'primaryContactEmail', 'phone'] as const),
      ...(['accountNumber', 'timeZone', 'address1', 'address2', 'city', 'zip'] as const),
      ...(['subscriptionEndsOn', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy'] as const),
    ],
    number: ['instanceCount', 'activeUserCount'],
  },
  { products: numbersOf },
)
const uses = /* @__PURE__ */ decodersOf<ProductUse>({
  text: ['name'],
  textOrNull: ['enabledAt'],
  number: ['productId'],
})

export const clientsResource = resource(
  'clients',
  { records: 'clients', type: 'Client', identify: ({ clientName }: Client) => clientName },
  {
    list: list<Client>(
      '/ied/clients',
      {
        key: 'id',
        sortable: ['clientName', 'state', 'lea', 'updatedAt'],
        filterable: ['clientName', 'slug', 'clientType', 'state', 'lea', 'status'],
        mayBeEmpty: ['lea'],
        searchable: ['clientName', 'slug', 'lea', 'accountNumber', 'id'],
        defaultSort: { clientName: 'asc' },
        facets: ['clientType', 'status'],
      },
      { fields },
    ),
    create: post<NewClient, Client>('/ied/clients', { fields }),
    get: get<Client>('/ied/clients/{id}', { fields }),
    update: patch<UpdateClient, Client>('/ied/clients/{id}', { fields, version: 'updatedAt' }),
    products: get<ProductUse[]>(products, { answers: 'rows', records: 'client products', fields: uses }),
    addProducts: post<ProductIds, ProductUse[]>(products, {
      answers: 'rows',
      records: 'client products',
      perItem: true,
      fields: uses,
      confirms: false,
    }),
    removeProducts: del<ProductIds, ProductUse[]>(products, {
      answers: 'rows',
      records: 'client products',
      perItem: true,
      fields: uses,
    }),
  },
)
