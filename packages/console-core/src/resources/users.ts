import { decodersOf, itemOf, numbersOf } from '../api/decoders.ts'
import type { User, UserChange } from '../entities/user.ts'
import { get, list, patch, resource } from './operation.ts'

const fields = decodersOf<User>(
  {
    text: ['emailAddress', 'firstName', 'lastName', 'status'],
    textOrNull: ['clientName', 'lastLogin', 'updatedBy'],
    number: ['clientId', 'accountId', 'authXAccountId'],
    texts: ['roles', 'reachableRoles'],
  },
  {
    ssoUser: itemOf(
      decodersOf<User['ssoUser']>({ text: ['name', 'firstName', 'lastName', 'email', 'authType'] }),
    ),
    districtIds: numbersOf,
  },
)

/** Who may use the console, and with which roles (R24). */
export const usersResource = resource(
  'users',
  { records: 'users', type: 'User', identify: (user: User) => user.emailAddress },
  {
    list: list<User>(
      '/users',
      {
        key: 'id',
        sortable: ['lastName', 'emailAddress', 'status', 'lastLogin'],
        filterable: ['authXAccountId', 'accountId', 'clientId', 'status', 'reachableRoles', 'lastLogin'],
        mayBeEmpty: ['authXAccountId', 'accountId', 'clientId', 'lastLogin'],
        searchable: ['firstName', 'lastName', 'emailAddress'],
        defaultSort: { lastName: 'asc' },
        facets: ['status'],
      },
      { fields },
    ),
    get: get<User>('/users/{id}', { fields }),
    update: patch<UserChange, User>('/users/{id}', { fields, version: 'updatedAt' }),
  },
)
