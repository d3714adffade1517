import { expect, it } from 'vitest'
import { ROLES } from '../roles/roles.ts'
import { ROLE_GROUPS } from './role-groups.ts'
import { ROLE_NEEDS } from './role-needs.ts'
import { ROLE_TITLES } from './role-titles.ts'

it('[S6] every role stands in one group and has a title of its own', () => {
  const grouped = Object.values(ROLE_GROUPS).flatMap(({ roles }): readonly string[] => roles)
  expect([...grouped].sort()).toEqual([...ROLES].sort())
  expect(new Set(ROLES.map((role) => ROLE_TITLES[role].title)).size).toBe(ROLES.length)
})

it.each([
  ['ROLE_SETUP_VIEW', []],
  ['ROLE_SETUP_DISTRICT_VIEW', []],
  ['ROLE_SETUP_DISTRICT_CREATE', ['ROLE_SETUP_DISTRICT_VIEW']],
  ['ROLE_SETUP_SIS_IMPORTS_API_EDIT', ['ROLE_SETUP_SIS_IMPORTS_API_VIEW', 'ROLE_SETUP_DISTRICT_VIEW']],
  ['ROLE_SETUP_SIS_IMPORTS_TEMPLATES_VIEW', ['ROLE_SETUP_DISTRICT_VIEW']],
  ['ROLE_SETUP_EXPORT_PRODUCT_EDIT', ['ROLE_SETUP_EXPORT_PRODUCT_VIEW']],
  ['ROLE_ACCOUNT_SERVICE_VIEW', []],
  ['ROLE_ACCOUNT_SYNC_LOGS_VIEW', ['ROLE_USER_MANAGEMENT_VIEW']],
  ['ROLE_USER_ROLE_CREATE', ['ROLE_USER_ROLE_VIEW', 'ROLE_ILLUMINATE_EMPLOYEE']],
  ['ROLE_IMT_CLIENTS_EDIT', ['ROLE_IMT_CLIENTS_VIEW', 'ROLE_ILLUMINATE_EMPLOYEE']],
  ['ROLE_IMPORT_LOG_VIEW', []],
  ['ROLE_ILLUMINATE_EMPLOYEE', []],
] as const)('[S2.2] %s opens its screens together with %j', (role, needs) => {
  expect(ROLE_NEEDS[role]).toEqual(needs)
})
