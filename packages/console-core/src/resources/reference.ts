import { type Decoder, decodersOf, itemOf, itemsOf } from '../api/decoders.ts'
import type { DatabaseColumnMap } from '../entities/database-column-map.ts'
import type { PublicClient } from '../entities/public-client.ts'
import type { Component, Configuration, SchoolYear } from '../entities/reference.ts'
import type { PossibleValue } from '../entities/sis-import-template.ts'
import type { SisSystem } from '../entities/sis-system.ts'
import { SIS_KINDS } from '../lists/sis-kinds.ts'
import { get, resource } from './operation.ts'

/** What is set up of a system follows from its kind: an unknown system delivers files. */
const kind: Decoder = (value) =>
  typeof value === 'string' && Object.hasOwn(SIS_KINDS, value) ? value : 'file'

const systems = decodersOf<SisSystem>(
  { texts: ['requiredFields', 'supportsComponents'] },
  { kind, provider: itemOf(decodersOf<SisSystem['provider']>({ text: ['name', 'code'] })) },
)

/** Most of it is the same for every district; the code of one may stand in the query all the same (R18). */
export const referenceResource = resource(
  'reference',
  { records: 'reference data' },
  {
    schoolYears: get<SchoolYear[]>('/school-year', {
      answers: 'rows',
      fields: decodersOf<SchoolYear>({ text: ['label'], number: ['schoolYear'] }),
      lea: true,
      records: 'school years',
    }),
    /** With `lea` each tells what that district has stored, of `schoolYear` only when it is given. */
    components: get<Component[]>('/components', {
      answers: 'rows',
      fields: decodersOf<Component>({
        text: ['componentName', 'displayName'],
        number: ['sortOrder', 'storedRows', 'lastBatchId'],
        texts: ['dependsOn'],
      }),
      query: ['lea', 'schoolYear'],
      records: 'components',
      fail: 'Error fetching SIS Import Template Components.',
    }),
    /** `componentName` narrows it to one component; so in the next one. */
    possibleValues: get<PossibleValue[]>('/possible-values', {
      answers: 'rows',
      query: ['componentName', 'lea'],
      records: 'possible values',
      fail: 'Error fetching SIS Import Template Possible Values.',
    }),
    databaseColumnMap: get<DatabaseColumnMap[]>('/database-column-map', {
      answers: 'rows',
      query: ['componentName', 'lea'],
      records: 'columns',
      fail: 'Error fetching Database Column Map',
    }),
    sisSystems: get<SisSystem[]>('/sis-systems', {
      answers: 'rows',
      fields: systems,
      query: ['lea'],
      records: 'SIS systems',
      fail: 'Error fetching sis apis',
    }),
    /** Needs a session, but for the texts of the sign-in page. */
    configuration: get<Configuration[]>('/configuration/{key}', {
      answers: 'rows',
      public: true,
      query: ['lea'],
      records: 'configuration',
    }),
    /** `search`: at least three letters; without it, nothing. `id`: exactly that client. */
    publicClients: get<PublicClient[]>('/public/clients', {
      answers: 'rows',
      fields: decodersOf<PublicClient>(
        { text: ['clientName', 'state'] },
        {
          authProviders: itemsOf(
            decodersOf<PublicClient['authProviders'][number]>({ text: ['code', 'title'] }),
          ),
        },
      ),
      public: true,
      query: ['search', 'id'],
      records: 'clients',
    }),
  },
)
