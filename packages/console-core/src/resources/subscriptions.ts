import type { Subscription } from '../entities/subscription.ts'
import { list, resource } from './operation.ts'

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
      { fail: 'Error fetching subscriptions' },
    ),
  },
)
