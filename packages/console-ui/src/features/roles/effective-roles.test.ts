import { expect, it } from 'vitest'
import { effectiveRoles } from './effective-roles.ts'
import { graphOf } from './role-graph.ts'

const graph = graphOf([
  { name: 'VIEWER', children: ['LOG_READER', 'EXPLORER'] },
  { name: 'LOG_READER', children: ['IMPORT_LOGS'] },
  { name: 'HELP_DESK', children: ['EXPLORER', 'ACCOUNTS'] },
])

it('[domain 8.12] each role that somebody comes to has its ways, new ones marked, lost ones last', () => {
  const way = (chain: string[], isNew = false) => ({ chain, isNew })
  expect(
    effectiveRoles({ graph, before: ['VIEWER', 'TABLES'], after: ['VIEWER', 'HELP_DESK', 'EXPORTS'] }),
  ).toEqual([
    { name: 'EXPORTS', effect: 'added', ways: [way([], true)] },
    { name: 'EXPLORER', effect: 'same', ways: [way(['VIEWER']), way(['HELP_DESK'], true)] },
    { name: 'ACCOUNTS', effect: 'added', ways: [way(['HELP_DESK'], true)] },
    { name: 'IMPORT_LOGS', effect: 'same', ways: [way(['VIEWER', 'LOG_READER'])] },
    { name: 'TABLES', effect: 'removed', ways: [way([])] },
  ])
})

it('a job of nothing is a line of its own', () => {
  expect(effectiveRoles({ graph, before: [], after: ['EMPTY'] }).map(({ name }) => name)).toEqual(['EMPTY'])
})
