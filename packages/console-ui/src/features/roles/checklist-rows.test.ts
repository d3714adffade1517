import { expect, it } from 'vitest'
import { differences, shownGroups } from './checklist-rows.ts'

const option = (name: string, title: string) => ({ name, title, description: `Sees ${title}` })
const groups = [
  { id: 'logs', title: 'Logs', options: [option('ROLE_A', 'import logs'), option('ROLE_B', 'export logs')] },
  { id: 'data', title: 'Data', options: [option('ROLE_C', 'tables')] },
]
const shown = (view: 'all' | 'selected' | 'changed', search = '') =>
  shownGroups({ groups, view, search, chosen: ['ROLE_A'], stored: ['ROLE_C'] }).map(({ id, options }) => [
    id,
    ...options.map(({ name }) => name),
  ])

it('[ux 9.12] all, selected or changed ones are shown; a cleared one can be put back in both', () => {
  expect(shown('all')).toEqual([
    ['logs', 'ROLE_A', 'ROLE_B'],
    ['data', 'ROLE_C'],
  ])
  expect(shown('selected')).toEqual([
    ['logs', 'ROLE_A'],
    ['data', 'ROLE_C'],
  ])
  expect(shown('changed')).toEqual(shown('selected'))
  expect(differences(['ROLE_C'], ['ROLE_A'])).toEqual({ added: ['ROLE_A'], removed: ['ROLE_C'] })
})

it.each([
  ['LOGS export', [['logs', 'ROLE_B']]],
  ['role_c', [['data', 'ROLE_C']]],
  ['nothing of it', []],
])('[ux 9.12] “%s” is found in titles, names and descriptions, word by word', (search, found) => {
  expect(shown('all', search)).toEqual(found)
})
