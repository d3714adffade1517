import { expect, it } from 'vitest'
import { onlyOf } from './only.ts'

const names = ['screen', 'keys', 'growth'] as const

it.each([
  [undefined, ['screen', 'keys', 'growth']],
  ['keys', ['keys']],
  ['growth, screen', ['screen', 'growth']],
])('--only %s runs %j', (wanted, expected) => {
  expect(onlyOf(names, wanted)).toEqual(expected)
})

it('a step that does not exist is said, with those that do', () => {
  expect(() => onlyOf(names, 'screen,kyes')).toThrow('No step is called kyes: screen, keys, growth')
})
