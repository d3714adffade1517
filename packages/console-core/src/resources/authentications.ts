import type {
  Authentication,
  NewAuthentication,
  RemoteAuthentication,
  UpdateAuthentication,
} from '../entities/authentication.ts'
import { del, get, list, patch, post, resource } from './operation.ts'

/** The client's own, named by a header (R19). */
const ofClient = { clientHeader: true } as const

export const authenticationsResource = resource(
  'authentications',
  {
    records: 'authentications',
    type: 'Authentication',
    identify: ({ displayName }: Authentication) => displayName,
  },
  {
    // The slash at the end is the specification's.
    list: list<Authentication>(
      '/ied/authentications/',
      {
        key: 'id',
        sortable: ['sortOrder', 'displayName', 'provider'],
        filterable: ['provider', 'isEnabled'],
        searchable: ['displayName', 'provider'],
        defaultSort: { sortOrder: 'asc' },
      },
      ofClient,
    ),
    create: post<NewAuthentication, Authentication>('/ied/authentications/', ofClient),
    update: patch<UpdateAuthentication, Authentication>('/ied/authentications/{id}', {
      clientHeader: true,
      version: 'updatedAt',
    }),
    remove: del('/ied/authentications/{id}', ofClient),
    remote: get<RemoteAuthentication[]>('/ied/authentications/remote', { ...ofClient, answers: 'rows' }),
  },
)
