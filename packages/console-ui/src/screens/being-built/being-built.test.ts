import { routeTable } from '@edconsole/console-core/contract'
import { expect, it } from 'vitest'
import { BEING_BUILT, isBeingBuilt } from './being-built.ts'

// May only get shorter: a screen that arrives leaves both lists, and none ever joins.
const LEFT = ['imt-authentications', 'imt-accounts']

it('[S2.2] only these routes still wait for their screen', () => {
  expect([...BEING_BUILT]).toEqual(LEFT)
})

it('each of them has a title to show', () => {
  expect(BEING_BUILT.filter((id) => !routeTable[id].title)).toEqual([])
})

it.each([
  ['import-logs', false],
  ['setup', false],
  ['sis-imports', false],
  ['client-communication-redirect', false],
] as const)('opening %s ends at a screen that is being built: %s', (id, expected) => {
  expect(isBeingBuilt(id)).toBe(expected)
})
