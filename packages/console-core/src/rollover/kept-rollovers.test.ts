import { expect, it } from 'vitest'
import { memoryStorage } from '../runtime/storage.ts'
import { keptRollovers } from './kept-rollovers.ts'

it.each([
  ['no JSON', '{', {}],
  ['a list', '[]', {}],
  ['a run that is none', '{"1":7}', { 1: { active: false, results: {}, failures: {} } }],
  [
    'results and failures without their parts',
    '{"1":{"results":{"staff":{"failed":"no"},"exports":{"failed":0,"items":[]}},"failures":{"templates":4}}}',
    { 1: { active: true, results: { exports: { failed: 0, items: [] } }, failures: {} } },
  ],
])('R26 what was kept and cannot be read is let go: %s', (_, text, expected) => {
  const storage = memoryStorage()
  storage.setItem('kept', text)
  const kept = keptRollovers(storage, 'kept')
  expect(kept).toMatchObject(expected)
  expect(Object.keys(kept)).toEqual(Object.keys(expected))
})
