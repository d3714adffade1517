import type { RoleDefinition } from '@edconsole/console-core'
import { expect, it } from 'vitest'
import { roleMessages } from './messages.ts'
import { roleOptionGroups, titlesOf } from './role-options.ts'

const role = (name: string, more: Partial<RoleDefinition> = {}): RoleDefinition => ({
  id: 1,
  name,
  displayName: '',
  description: '',
  children: [],
  reachableRoles: [name],
  roleType: 'system',
  scope: 'client',
  userCount: 0,
  createdAt: '',
  createdBy: null,
  updatedAt: '',
  updatedBy: null,
  ...more,
})
const definitions = [
  role('ROLE_EXPORT_LOG_VIEW'),
  role('ROLE_IMPORT_LOG_VIEW', { displayName: 'Logs of imports' }),
  role('ROLE_READER', { displayName: 'Reader', children: ['ROLE_IMPORT_LOG_VIEW'] }),
  role('ROLE_EMPTY', { roleType: 'custom' }),
  role('ROLE_OF_ANOTHER_PRODUCT'),
]
const groups = (jobs: 'first' | 'last', chosen: string[] = [], without?: string) =>
  roleOptionGroups({ definitions, chosen, jobs, without, m: roleMessages.checklist }).map(
    ({ title, options }) => [title, options.map(({ name }) => name)],
  )

it('[domain 3.35] roles stand in the groups of the product, those of a job in their own', () => {
  expect(groups('first')).toEqual([
    ['Jobs', ['ROLE_READER', 'ROLE_EMPTY']],
    ['Logs', ['ROLE_IMPORT_LOG_VIEW', 'ROLE_EXPORT_LOG_VIEW']],
    ['Other roles', ['ROLE_OF_ANOTHER_PRODUCT']],
  ])
  expect(groups('last', [], 'ROLE_READER').at(-1)).toEqual(['Jobs', ['ROLE_EMPTY']])
})

it('what is chosen is an option even where the list of roles does not know it', () => {
  expect(groups('last', ['ROLE_GONE'])).toContainEqual([
    'Other roles',
    ['ROLE_OF_ANOTHER_PRODUCT', 'ROLE_GONE'],
  ])
})

it('a role is called what the server calls it, else what the product does, else by its name', () => {
  const titleOf = titlesOf(definitions)
  expect(['ROLE_IMPORT_LOG_VIEW', 'ROLE_EXPORT_LOG_VIEW', 'ROLE_GONE'].map(titleOf)).toEqual([
    'Logs of imports',
    'View export logs',
    'ROLE_GONE',
  ])
})
