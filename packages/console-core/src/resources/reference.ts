import type { PublicClient } from '../entities/public-client.ts'
import type { Component, Configuration, SchoolYear } from '../entities/reference.ts'
import { get, resource } from './operation.ts'

export const referenceResource = resource(
  'reference',
  { records: 'reference data' },
  {
    schoolYears: get<SchoolYear[]>('/school-year', { lea: true, records: 'school years' }),
    components: get<Component[]>('/components', {
      records: 'components',
      fail: 'Error fetching SIS Import Template Components.',
    }),
    configuration: get<Configuration[]>('/configuration/{key}', { records: 'configuration' }),
    /** `search`: at least three letters; without it, nothing. `id`: exactly that client. */
    publicClients: get<PublicClient[]>('/public/clients', {
      public: true,
      query: ['search', 'id'],
      records: 'clients',
    }),
  },
)
