import { expect, it } from 'vitest'
import { syncableComponents, syncRequest } from './sync-choice.ts'

it('offers switched-on components once, in load order', () => {
  expect(
    syncableComponents([
      { componentName: 'enrollment', isEnabled: true },
      { componentName: 'sites', isEnabled: true },
      { componentName: 'staff', isEnabled: false },
      { componentName: 'sites', isEnabled: true },
    ]),
  ).toEqual(['sites', 'enrollment'])
})

it.each([
  ['everything is sent as all', ['sites', 'staff'], null],
  ['a choice is sent by name, in load order', ['staff'], ['staff']],
  ['what is not offered any more is left out', ['staff', 'students'], ['staff']],
] as const)('%s', (_, chosen, expected) => {
  expect(syncRequest(new Set(chosen), ['sites', 'staff'])).toEqual(expected)
})
