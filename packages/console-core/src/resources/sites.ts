import type { NewSite, Site, UpdateSite, UpdateSites } from '../entities/site.ts'
import { list, patch, post, resource } from './operation.ts'
import { ROW_FILTERS } from './row-filters.ts'

/** As many codes as a message has room for. */
const NAMED = 3

export const sitesResource = resource(
  'sites',
  { records: 'sites', type: 'Site', identify: ({ siteCode }: Site) => siteCode },
  {
    list: list<Site>(
      '/district/sites',
      {
        key: 'siteCode',
        sortable: ['siteName', 'schoolType'],
        filterable: ['siteCode', 'schoolType', ...ROW_FILTERS],
        mayBeEmpty: ['schoolType', 'batchId'],
        searchable: ['siteCode', 'siteName'],
        defaultSort: { siteCode: 'asc' },
        facets: ['schoolType'],
      },
      { lea: true, fail: 'Error fetching sites' },
    ),
    create: post<NewSite, Site>('/district/site', { lea: true }),
    update: patch<UpdateSite, Site>('/district/site/{id}', { lea: true, fail: 'Error updating sites' }),
    /** The same changes for several sites; answers the changed ones. */
    updateMany: patch<UpdateSites, Site[]>('/district/site', {
      lea: true,
      fail: 'Error updating sites',
      perItem: true,
      confirms: {
        type: 'Site',
        identify: (sites) =>
          sites.length > NAMED ? `${sites.length} sites` : sites.map(({ siteCode }) => siteCode).join(', '),
      },
    }),
  },
)
