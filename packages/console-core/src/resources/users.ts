import type { User, UserChange } from '../entities/user.ts'
import { get, list, patch, resource } from './operation.ts'

/** Who may use the console, and with which roles (R24). */
export const usersResource = resource(
  'users',
  { records: 'users', type: 'User', identify: (user: User) => user.emailAddress },
  {
    list: list<User>('/users', {
      key: 'id',
      sortable: ['lastName', 'emailAddress', 'status', 'lastLogin'],
      filterable: ['authXAccountId', 'accountId', 'clientId', 'status', 'reachableRoles', 'lastLogin'],
      mayBeEmpty: ['authXAccountId', 'accountId', 'clientId', 'lastLogin'],
      searchable: ['firstName', 'lastName', 'emailAddress'],
      defaultSort: { lastName: 'asc' },
      facets: ['status'],
    }),
    get: get<User>('/users/{id}'),
    update: patch<UserChange, User>('/users/{id}', { version: 'updatedAt' }),
  },
)
