import { decodersOf } from '../api/decoders.ts'
import type { Person } from '../entities/person.ts'
import { list, resource } from './operation.ts'

/** Who works in a district and how they sign in: staff records and accounts in one list. */
export const peopleResource = resource(
  'people',
  { records: 'people' },
  {
    list: list<Person>(
      '/district/people',
      {
        key: 'id',
        sortable: ['lastName', 'staffId', 'role', 'lastLogin'],
        filterable: [
          ...['accountState', 'authProvider', 'role', 'siteCodes', 'roles', 'isManual'],
          ...['lastLogin', 'staffId', 'accountId', 'authXAccountId'],
        ],
        mayBeEmpty: ['authProvider', 'role', 'lastLogin', 'staffId', 'accountId', 'authXAccountId'],
        searchable: ['firstName', 'lastName', 'username', 'emailAddress', 'staffId'],
        defaultSort: { lastName: 'asc' },
        facets: ['accountState', 'authProvider', 'role', 'isManual'],
      },
      {
        lea: true,
        extension: [{ all: ['ROLE_USER_MANAGEMENT_VIEW'], orEmployee: true }],
        fields: decodersOf<Person>({
          text: ['firstName', 'lastName', 'accountState'],
          textOrNull: [
            ...(['staffId', 'emailAddress', 'username', 'role', 'authProvider'] as const),
            ...(['lockedAt', 'lockedUntil', 'lockReason', 'passwordChangedAt', 'lastLogin'] as const),
            ...(['lastLoginIp', 'lockedFrom', 'updatedAt', 'invitation', 'invitedAt'] as const),
          ],
          number: ['staffRowId', 'accountId', 'authXAccountId', 'failedLoginCount', 'secondFactorCount'],
          flag: ['isManual', 'mustChangePassword'],
          texts: ['siteCodes', 'roles'],
        }),
      },
    ),
  },
)
