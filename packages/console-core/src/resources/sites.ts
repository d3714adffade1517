import type { Site } from '../entities/site.ts'
import { list, resource } from './operation.ts'

export const sitesResource = resource(
  'sites',
  { records: 'sites' },
  {
    list: list<Site>(
      '/district/sites',
      {
        key: 'siteCode',
        sortable: ['siteName', 'schoolType'],
        filterable: ['siteCode', 'schoolType', 'isActive', 'schoolYear'],
        searchable: ['siteCode', 'siteName'],
        defaultSort: { siteCode: 'asc' },
      },
      { lea: true, fail: 'Error fetching sites' },
    ),
  },
)
