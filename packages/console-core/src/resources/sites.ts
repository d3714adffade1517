import type { NewSite, Site, UpdateSite, UpdateSites } from '../entities/site.ts'
import { readersOf } from './field-readers.ts'
import { list, patch, post, resource } from './operation.ts'
import { ROW_FILTERS } from './row-filters.ts'

const fields = readersOf<Site>({
  text: ['siteCode', 'siteName'],
  textOrNull: ['schoolType', 'lowGrade', 'highGrade', 'phone', 'fax'],
  number: ['studentCount', 'staffCount', 'batchId'],
  texts: ['keptFields'],
})

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
        // By standing: open ones first, each group in the order of its codes.
        sortable: ['siteName', 'schoolType', 'standing'],
        filterable: ['siteCode', 'schoolType', 'standing', 'inSis', ...ROW_FILTERS],
        mayBeEmpty: ['schoolType', 'batchId'],
        searchable: ['siteCode', 'siteName'],
        defaultSort: { siteCode: 'asc' },
        facets: ['schoolType'],
      },
      { fields, lea: true, fail: 'Error fetching sites' },
    ),
    create: post<NewSite, Site>('/district/site', { fields, lea: true }),
    update: patch<UpdateSite, Site>('/district/site/{id}', {
      fields,
      lea: true,
      version: 'dateLastModified',
      fail: 'Error updating sites',
    }),
    /** Several sites, each with its own changes; answers the changed ones. It compares no versions. */
    updateMany: patch<UpdateSites, Site[]>('/district/site', {
      answers: 'rows',
      fields,
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
