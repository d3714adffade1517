import { expect, it } from 'vitest'
import { grantingRoles } from './granting-roles.ts'

const definitions = [
  {
    displayName: 'Everything',
    reachableRoles: ['ROLE_IMPORT_LOG_VIEW', 'ROLE_EXPORT_LOG_VIEW', 'ROLE_SETUP_VIEW'],
    scope: 'client' as const,
  },
  {
    displayName: 'Log reader',
    reachableRoles: ['ROLE_IMPORT_LOG_VIEW', 'ROLE_EXPORT_LOG_VIEW'],
    scope: 'client' as const,
  },
  { displayName: 'Support', reachableRoles: ['ROLE_IMPORT_LOG_VIEW'], scope: 'provider' as const },
]

it.each([
  ['the one that gives least first', ['ROLE_IMPORT_LOG_VIEW'], false, ['Log reader', 'Everything']],
  [
    'those of provider staff too, for them',
    ['ROLE_IMPORT_LOG_VIEW'],
    true,
    ['Support', 'Log reader', 'Everything'],
  ],
  ['only those that give all of it', ['ROLE_IMPORT_LOG_VIEW', 'ROLE_SETUP_VIEW'], true, ['Everything']],
  ['none where none does', ['ROLE_SETUP_AUTH_VIEW'], true, []],
])('[S6] the roles that give what is missing: %s', (_, missing, isEmployee, names) => {
  expect(grantingRoles({ definitions, missing, isEmployee })).toEqual(names)
})
