import { expect, it } from 'vitest'
import { sparklinePath } from './sparkline-path.ts'

const size = { width: 96, height: 28 }

it.each<[string, number[], string]>([
  ['rising', [0, 50, 100], '3,25 48,14 93,3'],
  ['the same throughout', [7, 7], '3,14 93,14'],
  ['with a value that is none', [1, Number.NaN, 2], '3,25 93,3'],
])('[ux 7.18] a line %s', (_, values, line) => {
  expect(sparklinePath(values, size)?.line).toBe(line)
})

it('[ux 7.18] the dot is on the last value', () => {
  expect(sparklinePath([3, 1, 2], size)?.last).toEqual({ x: 93, y: 14 })
})

it.each([[[]], [[5]]])('%j make no line', (values) => {
  expect(sparklinePath(values, size)).toBeNull()
})
