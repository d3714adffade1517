import { expect, it } from 'vitest'
import { readAppearance } from './read-appearance.ts'

const plain = {
  scheme: 'system',
  density: 'comfortable',
  folded: false,
  singleKeys: true,
  splitWidth: null,
}

it.each([
  ['nothing', null, {}, plain],
  ['text that is no JSON', '{', {}, plain],
  ['a list', '["dark"]', {}, plain],
  ['unknown values', '{"scheme":"sepia","density":3,"folded":"yes"}', {}, plain],
  ['one choice', '{"scheme":"dark"}', {}, { ...plain, scheme: 'dark' }],
  ['no single keys', '{"singleKeys":false}', {}, { ...plain, singleKeys: false }],
  ['single keys that are neither on nor off', '{"singleKeys":0}', {}, plain],
  ['a width of panels', '{"splitWidth":420}', {}, { ...plain, splitWidth: 420 }],
  ['a width that no panel has', '{"splitWidth":9000}', {}, { ...plain, splitWidth: 640 }],
  ['nothing, under a theme of the host', null, { density: 'compact' }, { ...plain, density: 'compact' }],
  ['a choice against the host', '{"density":"comfortable"}', { density: 'compact' }, plain],
] as const)('[R45] stored: %s', (_, stored, host, expected) => {
  expect(readAppearance(stored, host)).toEqual(expected)
})
