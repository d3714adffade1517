import type { DatabaseColumnMap } from '../entities/database-column-map.ts'
import type { PublicClient } from '../entities/public-client.ts'
import type { Component, Configuration, SchoolYear } from '../entities/reference.ts'
import type { PossibleValue } from '../entities/sis-import-template.ts'
import type { SisSystem } from '../entities/sis-system.ts'
import { get, resource } from './operation.ts'

/** Most of it is the same for every district; the code of one may stand in the query all the same (R18). */
export const referenceResource = resource(
  'reference',
  { records: 'reference data' },
  {
    schoolYears: get<SchoolYear[]>('/school-year', { lea: true, records: 'school years' }),
    /** With `lea` each tells what that district has stored, of `schoolYear` only when it is given. */
    components: get<Component[]>('/components', {
      query: ['lea', 'schoolYear'],
      records: 'components',
      fail: 'Error fetching SIS Import Template Components.',
    }),
    /** `componentName` narrows it to one component; so in the next one. */
    possibleValues: get<PossibleValue[]>('/possible-values', {
      query: ['componentName', 'lea'],
      records: 'possible values',
      fail: 'Error fetching SIS Import Template Possible Values.',
    }),
    databaseColumnMap: get<DatabaseColumnMap[]>('/database-column-map', {
      query: ['componentName', 'lea'],
      records: 'columns',
      fail: 'Error fetching Database Column Map',
    }),
    sisSystems: get<SisSystem[]>('/sis-systems', {
      query: ['lea'],
      records: 'SIS systems',
      fail: 'Error fetching sis apis',
    }),
    /** Needs a session, but for the texts of the sign-in page. */
    configuration: get<Configuration[]>('/configuration/{key}', {
      public: true,
      query: ['lea'],
      records: 'configuration',
    }),
    /** `search`: at least three letters; without it, nothing. `id`: exactly that client. */
    publicClients: get<PublicClient[]>('/public/clients', {
      public: true,
      query: ['search', 'id'],
      records: 'clients',
    }),
  },
)
