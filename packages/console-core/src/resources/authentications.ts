import { decodersOf, itemOf, itemsOf } from '../api/decoders.ts'
import type { SettingField } from '../auth-settings/setting-field.ts'
import type {
  Authentication,
  AuthenticationCertificate,
  NewAuthentication,
  RemoteAuthentication,
  UpdateAuthentication,
} from '../entities/authentication.ts'
import { del, get, list, patch, post, resource } from './operation.ts'

/** The client's own, named by a header (R19). */
const ofClient = { clientHeader: true } as const

// What only this project's server answers may be missing elsewhere: then nobody knows it.
const authentication = /* @__PURE__ */ decodersOf<Authentication>(
  {
    text: ['provider', 'displayName'],
    flag: ['isEnabled', 'isDefault', 'autoLinkByEmail', 'allowJustInTime'],
    texts: ['userTypes'],
    number: ['sortOrder'],
    textOrNull: ['usernameAttribute', 'updatedAt', 'updatedBy', 'createdAt', 'createdBy'],
  },
  {
    settings: itemOf({}),
    certificates: itemsOf(
      decodersOf<AuthenticationCertificate>({
        text: ['setting'],
        textOrNull: ['subject', 'notAfter', 'fingerprint256'],
      }),
    ),
    usedByCaller: (value) => (typeof value === 'boolean' ? value : null),
    heldBy: (value) => (value === 'onlyWay' || value === 'ownWay' || value === 'default' ? value : null),
  },
)
const remote = /* @__PURE__ */ decodersOf<RemoteAuthentication>(
  { text: ['provider', 'title'] },
  {
    canSignIn: (value) => (typeof value === 'boolean' ? value : null),
    fields: itemsOf(
      decodersOf<SettingField>({
        text: ['name', 'label', 'type', 'help'],
        flag: ['required', 'secret'],
      }),
    ),
  },
)

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
      { clientHeader: true, fields: authentication },
    ),
    create: post<NewAuthentication, Authentication>('/ied/authentications/', {
      clientHeader: true,
      fields: authentication,
    }),
    update: patch<UpdateAuthentication, Authentication>('/ied/authentications/{id}', {
      clientHeader: true,
      version: 'updatedAt',
      fields: authentication,
    }),
    remove: del('/ied/authentications/{id}', ofClient),
    remote: get<RemoteAuthentication[]>('/ied/authentications/remote', {
      ...ofClient,
      answers: 'rows',
      fields: remote,
    }),
  },
)
