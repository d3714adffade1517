import { rowDecoders } from '../api/decoders.ts'
import { type Site, sitesComponent } from '../components/sites.ts'
import type { NewSite, UpdateSite, UpdateSites } from '../entities/site.ts'
import { componentList } from './component-list.ts'
import { patch, post, resource } from './operation.ts'

const fields = rowDecoders(sitesComponent)

/** As many codes as a message has room for. */
const NAMED = 3

export const sitesResource = resource(
  'sites',
  { records: 'sites', type: 'Site', identify: ({ siteCode }: Site) => siteCode },
  {
    list: componentList<Site>(
      sitesComponent,
      '/district/sites',
      {
        key: 'siteCode',
        defaultSort: { siteCode: 'asc' }, // By standing: open ones first, each group in the order of its codes.
        sortable: ['standing'],
        filterable: ['standing', 'inSis'],
      },
      { fail: 'Error fetching sites' },
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
