import { decodersOf } from '../api/decoders.ts'
import type { Subscription } from '../entities/subscription.ts'
import { list, resource } from './operation.ts'

const fields = /* @__PURE__ */ decodersOf<Subscription>({
  text: ['clientName', 'productName', 'startDate', 'endDate', 'tier', 'status'],
  number: ['clientId', 'productId', 'instanceId', 'seatCount'],
})

export const subscriptionsResource = resource(
  'subscriptions',
  { records: 'subscriptions' },
  {
    list: list<Subscription>(
      '/ied/subscriptions',
      {
        key: 'id',
        sortable: ['startDate', 'endDate'],
        filterable: ['clientId', 'productId', 'instanceId', 'tier', 'status'],
        mayBeEmpty: ['instanceId'],
        searchable: ['clientName', 'productName'],
        defaultSort: { endDate: 'asc' },
        facets: ['status'],
      },
      { fields, fail: 'Error fetching subscriptions' },
    ),
  },
)
