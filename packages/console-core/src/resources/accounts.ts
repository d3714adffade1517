import type { Account, AccountChange } from '../entities/account.ts'
import { get, list, patch, resource } from './operation.ts'

/** Made about the client that X-Ied-Client-Id names (R19). Provider staff have accounts of no client; they are not among these. */
export const accountsResource = resource(
  'accounts',
  { records: 'accounts' },
  {
    /** The locked ones also as `locked=1` ([S2.2], R24). */
    list: list<Account>(
      '/accounts',
      {
        key: 'accountId',
        sortable: ['lastName', 'username', 'lockedAt', 'lastLogin'],
        filterable: ['locked', 'isEnabled', 'userType', 'authProvider', 'authXAccountId', 'staffId'],
        mayBeEmpty: ['authProvider', 'staffId'],
        searchable: ['firstName', 'lastName', 'username', 'emailAddress'],
        defaultSort: { lastName: 'asc' },
        facets: ['locked', 'isEnabled', 'userType', 'authProvider'],
      },
      { clientHeader: true, query: ['locked'] },
    ),
    get: get<Account>('/accounts/{id}', { clientHeader: true }),
    update: patch<AccountChange, Account>('/accounts/{accountId}', {
      clientHeader: true,
      version: 'updatedAt',
    }),
  },
)
