import type { Client, NewClient, UpdateClient } from '../entities/client.ts'
import type { ProductIds, ProductUse } from '../entities/product.ts'
import { del, get, list, patch, post, resource } from './operation.ts'

const products = '/ied/clients/{id}/products'

export const clientsResource = resource(
  'clients',
  { records: 'clients', type: 'Client', identify: ({ clientName }: Client) => clientName },
  {
    list: list<Client>('/ied/clients', {
      key: 'id',
      sortable: ['clientName', 'state', 'lea', 'updatedAt'],
      filterable: ['clientName', 'slug', 'clientType', 'state', 'lea', 'status'],
      mayBeEmpty: ['lea'],
      searchable: ['clientName', 'slug', 'lea', 'accountNumber'],
      defaultSort: { clientName: 'asc' },
      facets: ['clientType', 'status'],
    }),
    create: post<NewClient, Client>('/ied/clients'),
    get: get<Client>('/ied/clients/{id}'),
    update: patch<UpdateClient, Client>('/ied/clients/{id}', { version: 'updatedAt' }),
    products: get<ProductUse[]>(products, { answers: 'rows', records: 'client products' }),
    addProducts: post<ProductIds, ProductUse[]>(products, {
      answers: 'rows',
      records: 'client products',
      perItem: true,
      confirms: false,
    }),
    removeProducts: del<ProductIds, ProductUse[]>(products, {
      answers: 'rows',
      records: 'client products',
      perItem: true,
    }),
  },
)
