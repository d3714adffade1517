import { type Decoder, decodersOf } from '../api/decoders.ts'
import type {
  Instance,
  InstanceDetailed,
  NewInstance,
  SetInstanceStatus,
  UpdateInstance,
} from '../entities/instance.ts'
import type { ProductIds, ProductUse } from '../entities/product.ts'
import { del, get, list, patch, post, resource } from './operation.ts'

const products = '/ied/instances/{id}/products'

const rows: Decoder = (value) => (Array.isArray(value) ? value : [])

/** What screens rely on, whatever an answer holds (R17). */
const instance = decodersOf<InstanceDetailed>(
  {
    text: ['name', 'environment', 'region', 'status'],
    filled: [
      'clientName',
      'url',
      'hostname',
      'servedAt',
      'statusReason',
      'statusChangedBy',
      'version',
      'databaseName',
    ],
    number: ['clientId', 'parentInstanceId', 'dataYear'],
  },
  { products: rows, statusHistory: rows, steps: (value) => (Array.isArray(value) ? value : null) },
)
const item = { fields: instance }

export const instancesResource = resource(
  'instances',
  { records: 'instances', type: 'Instance', identify: ({ name }: Instance) => name },
  {
    list: list<Instance>(
      '/ied/instances',
      {
        key: 'id',
        sortable: ['name', 'clientName', 'status', 'updatedAt'],
        filterable: ['clientId', 'name', 'environment', 'region', 'status', 'parentInstanceId'],
        mayBeEmpty: ['parentInstanceId'],
        searchable: ['name', 'url', 'clientName'],
        defaultSort: { name: 'asc' },
        facets: ['status', 'environment'],
      },
      item,
    ),
    create: post<NewInstance, InstanceDetailed>('/ied/instances', item),
    get: get<InstanceDetailed>('/ied/instances/{id}', item),
    update: patch<UpdateInstance, InstanceDetailed>('/ied/instances/{id}', {
      version: 'updatedAt',
      fields: instance,
    }),
    /** Only a retired one: else 409. */
    remove: del('/ied/instances/{id}'),
    /** The only way to change a status; 409 for a move that is not allowed (R30). */
    setStatus: patch<SetInstanceStatus, InstanceDetailed>('/ied/instances/{id}/status', {
      version: 'updatedAt',
      fields: instance,
    }),
    /** Answers with the sandbox. */
    createSandbox: post<undefined, InstanceDetailed>('/ied/instances/{id}/sandbox', item),
    products: get<ProductUse[]>(products, { answers: 'rows', records: 'instance products' }),
    addProducts: post<ProductIds, ProductUse[]>(products, {
      answers: 'rows',
      records: 'instance products',
      perItem: true,
      confirms: false,
    }),
    removeProducts: del<ProductIds, ProductUse[]>(products, {
      answers: 'rows',
      records: 'instance products',
      perItem: true,
    }),
  },
)
