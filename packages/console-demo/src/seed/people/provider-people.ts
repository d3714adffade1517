import type { UserStatus } from '@edconsole/console-core/contract'

type ProviderPerson = {
  readonly firstName: string
  readonly lastName: string
  readonly roles: readonly string[]
  readonly status: UserStatus
  /** Days since the last sign-in; absent for a person who has never signed in. */
  readonly seenDaysAgo?: number
}

/** Provider staff of the demo beside those who can sign in. The first one is in the small seed too. */
export const PROVIDER_PEOPLE: readonly ProviderPerson[] = [
  {
    firstName: 'Mira',
    lastName: 'Castellanos',
    status: 'active',
    roles: ['ROLE_SUPPORT_SPECIALIST'],
    seenDaysAgo: 1,
  },
  {
    firstName: 'Theo',
    lastName: 'Bergstrom',
    status: 'active',
    roles: ['ROLE_SUPPORT_SPECIALIST'],
    seenDaysAgo: 3,
  },
  {
    firstName: 'Nadia',
    lastName: 'Fairweather',
    status: 'active',
    roles: ['ROLE_SUPPORT_SPECIALIST'],
    seenDaysAgo: 0,
  },
  {
    firstName: 'Samir',
    lastName: 'Oduya',
    status: 'active',
    roles: ['ROLE_SUPPORT_SPECIALIST'],
    seenDaysAgo: 118,
  },
  {
    firstName: 'Ingrid',
    lastName: 'Vance',
    status: 'active',
    seenDaysAgo: 2,
    roles: ['ROLE_ILLUMINATE_EMPLOYEE', 'ROLE_IMT_CLIENTS_VIEW', 'ROLE_IMT_INSTANCES_VIEW'],
  },
  {
    firstName: 'Caleb',
    lastName: 'Norwood',
    status: 'active',
    seenDaysAgo: 9,
    roles: ['ROLE_PROVIDER_ADMINISTRATOR'],
  },
  { firstName: 'Yara', lastName: 'Lindholm', roles: ['ROLE_SUPPORT_SPECIALIST'], status: 'invited' },
  {
    firstName: 'Doug',
    lastName: 'Penhallow',
    status: 'disabled',
    seenDaysAgo: 204,
    roles: ['ROLE_SUPPORT_SPECIALIST'],
  },
]
