import { describe, expect, it } from 'vitest'
import { chainsTo, graphOf, reachedFrom, withChildren } from './role-graph.ts'

const graph = graphOf([
  { name: 'ADMIN', children: ['VIEWER', 'HELP', 'EDIT'] },
  { name: 'VIEWER', children: ['LOGS'] },
  { name: 'HELP', children: ['LOGS', 'ACCOUNTS'] },
  { name: 'LOGS', children: [] },
])

describe('[S6] what is reached', () => {
  it('is each role itself with everything that it inherits, also roles that are described nowhere', () => {
    expect([...reachedFrom(graph, ['VIEWER', 'ELSEWHERE'])]).toEqual(['VIEWER', 'ELSEWHERE', 'LOGS'])
    expect([...reachedFrom(graph, ['ADMIN'])].sort()).toEqual(
      ['ACCOUNTS', 'ADMIN', 'EDIT', 'HELP', 'LOGS', 'VIEWER'].sort(),
    )
  })

  it('ends in a circle', () => {
    const circle = withChildren(graph, 'LOGS', ['ADMIN'])
    expect(reachedFrom(circle, ['LOGS']).size).toBe(6)
    expect(reachedFrom(graph, ['LOGS']).size).toBe(1)
  })
})

describe('[domain 8.12] why somebody has a role', () => {
  it.each([
    ['given itself', ['LOGS'], [[]]],
    ['through another', ['VIEWER'], [['VIEWER']]],
    ['through one that inherits another, the shortest way', ['ADMIN'], [['ADMIN', 'VIEWER']]],
    ['twice', ['VIEWER', 'HELP'], [['VIEWER'], ['HELP']]],
    ['not at all', ['EDIT'], []],
  ])('%s', (_, given, chains) => {
    expect(chainsTo(graph, given, 'LOGS')).toEqual(chains)
  })
})
