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

export const instancesResource = resource(
  'instances',
  { records: 'instances', type: 'Instance', identify: ({ name }: Instance) => name },
  {
    list: list<Instance>('/ied/instances', {
      key: 'id',
      sortable: ['name', 'clientName', 'status', 'updatedAt'],
      filterable: ['clientId', 'name', 'environment', 'region', 'status', 'parentInstanceId'],
      mayBeEmpty: ['parentInstanceId'],
      searchable: ['name', 'url', 'clientName'],
      defaultSort: { name: 'asc' },
      facets: ['status', 'environment'],
    }),
    create: post<NewInstance, InstanceDetailed>('/ied/instances'),
    get: get<InstanceDetailed>('/ied/instances/{id}'),
    update: patch<UpdateInstance, InstanceDetailed>('/ied/instances/{id}', { version: 'updatedAt' }),
    /** Only a retired one: else 409. */
    remove: del('/ied/instances/{id}'),
    /** The only way to change a status; 409 for a move that is not allowed (R30). */
    setStatus: patch<SetInstanceStatus, InstanceDetailed>('/ied/instances/{id}/status', {
      version: 'updatedAt',
    }),
    /** Answers with the sandbox. */
    createSandbox: post<undefined, InstanceDetailed>('/ied/instances/{id}/sandbox'),
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
