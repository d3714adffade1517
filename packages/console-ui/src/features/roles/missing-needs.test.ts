import { expect, it } from 'vitest'
import { missingNeeds } from './missing-needs.ts'

const lacks = (name: string, ...others: string[]) =>
  missingNeeds(name, { reachableRoles: [name, ...others], employeeAccess: 'either' })

it.each([
  ['ROLE_SETUP_EXPORT_PRODUCT_EDIT', [], ['ROLE_SETUP_EXPORT_PRODUCT_VIEW'], false],
  [
    'ROLE_SETUP_SIS_IMPORTS_TEMPLATES_EDIT',
    ['ROLE_SETUP_DISTRICT_VIEW'],
    ['ROLE_SETUP_SIS_IMPORTS_TEMPLATES_VIEW'],
    true,
  ],
  ['ROLE_SETUP_SIS_IMPORTS_API_VIEW', [], ['ROLE_SETUP_DISTRICT_VIEW'], false],
  [
    'ROLE_SETUP_SIS_IMPORTS_API_EDIT',
    [],
    ['ROLE_SETUP_SIS_IMPORTS_API_VIEW', 'ROLE_SETUP_DISTRICT_VIEW'],
    false,
  ],
  ['ROLE_ACCOUNT_SYNC_LOGS_VIEW', [], ['ROLE_USER_MANAGEMENT_VIEW'], false],
] as const)('[domain 3.35] %s beside %j lacks %j', (name, others, missing, opensSome) => {
  expect(lacks(name, ...others)).toEqual({ missing, opensSome })
  expect(lacks(name, ...others, ...missing)).toBeUndefined()
})

it('[domain 3.35] import logs need nothing, and a role that somebody made is judged by what it inherits', () => {
  expect(lacks('ROLE_IMPORT_LOG_VIEW')).toBeUndefined()
  expect(lacks('ROLE_OF_SOMEBODY')).toBeUndefined()
})

it('R3 what the role of provider staff opens is missed only where the host reads the rules strictly', () => {
  const name = 'ROLE_SETUP_SIS_IMPORTS_API_VIEW'
  const reachableRoles = [name, 'ROLE_ILLUMINATE_EMPLOYEE']
  expect(missingNeeds(name, { reachableRoles, employeeAccess: 'either' })).toBeUndefined()
  expect(missingNeeds(name, { reachableRoles, employeeAccess: 'strict' })?.missing).toEqual([
    'ROLE_SETUP_DISTRICT_VIEW',
  ])
})
