import { ROLES } from '@edconsole/console-core'
import { describe, expect, it } from 'vitest'
import { roleMessages } from './messages.ts'
import { graphOf, reachedFrom } from './role-graph.ts'
import { type LocksInput, lockOf, makesEmployee } from './role-locks.ts'

const definitions = [
  { name: 'ROLE_READER', scope: 'client', children: ['ROLE_IMPORT_LOG_VIEW', 'ROLE_EXPORT_LOG_VIEW'] },
  { name: 'ROLE_LEAD', scope: 'client', children: ['ROLE_READER'] },
  { name: 'ROLE_SUPPORT', scope: 'provider', children: ['ROLE_ILLUMINATE_EMPLOYEE', 'ROLE_READER'] },
  { name: 'ROLE_KEEPER', scope: 'client', children: ['ROLE_USER_ROLE_CREATE'] },
] as const
const graph = graphOf(definitions)
const lock = (name: string, input: Partial<LocksInput> = {}) =>
  lockOf(name, {
    graph,
    definitions,
    chosen: [],
    stored: [],
    own: ROLES,
    scope: 'provider',
    titleOf: (role) => role,
    m: roleMessages.checklist,
    ...input,
  })

describe('[domain 3.35] a role that may not be chosen says why', () => {
  it('what inherits the edited role, directly or not, would close a circle', () => {
    expect(lock('ROLE_LEAD', { edited: 'ROLE_READER' })).toBe('Inherits this role')
    expect(lock('ROLE_READER', { edited: 'ROLE_LEAD' })).toBeUndefined()
  })

  it('provider staff keep their roles to themselves', () => {
    expect(lock('ROLE_SUPPORT', { scope: 'client' })).toBe('Provider staff only')
    expect(lock('ROLE_SUPPORT')).toBeUndefined()
    // It can still be taken away.
    expect(
      lock('ROLE_SUPPORT', { scope: 'client', chosen: ['ROLE_SUPPORT'], stored: ['ROLE_SUPPORT'] }),
    ).toBeUndefined()
  })

  it('nobody gives or takes more than they have', () => {
    const own = ['ROLE_IMPORT_LOG_VIEW']
    expect(lock('ROLE_LEAD', { own })).toBe("You don't have ROLE_EXPORT_LOG_VIEW")
    const stored = ['ROLE_LEAD']
    expect(lock('ROLE_LEAD', { own, chosen: stored, stored })).toBe("You don't have ROLE_EXPORT_LOG_VIEW")
    // What was just chosen or cleared can be taken back.
    expect(lock('ROLE_LEAD', { own, chosen: stored })).toBeUndefined()
    expect(lock('ROLE_LEAD', { own, stored })).toBeUndefined()
    expect(lock('ROLE_IMPORT_LOG_VIEW', { own })).toBeUndefined()
  })

  it('nobody takes their own last way in, but one of two', () => {
    const ownAfter = (chosen: readonly string[]) => reachedFrom(graph, chosen)
    const chosen = ['ROLE_KEEPER', 'ROLE_READER']
    const stored = chosen
    expect(lock('ROLE_KEEPER', { chosen, stored, ownAfter })).toBe("You'd lose your own access to roles")
    expect(lock('ROLE_READER', { chosen, stored, ownAfter })).toBeUndefined()
    expect(
      lock('ROLE_KEEPER', { chosen: [...chosen, 'ROLE_USER_ROLE_CREATE'], stored, ownAfter }),
    ).toBeUndefined()
    expect(lock('ROLE_KEEPER', { chosen, stored })).toBeUndefined()
  })
})

it('[domain 8.17] somebody becomes provider staff by the role itself or by one that inherits it', () => {
  expect(makesEmployee(graph, [], ['ROLE_ILLUMINATE_EMPLOYEE'])).toBe(true)
  expect(makesEmployee(graph, ['ROLE_READER'], ['ROLE_SUPPORT'])).toBe(true)
  expect(makesEmployee(graph, ['ROLE_SUPPORT'], ['ROLE_SUPPORT', 'ROLE_ILLUMINATE_EMPLOYEE'])).toBe(false)
  expect(makesEmployee(graph, [], ['ROLE_READER'])).toBe(false)
})
