import { expect, it } from 'vitest'
import { median } from './median.ts'

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
])('the median of %j is %d', (figures, expected) => {
  expect(median(figures)).toBe(expected)
})
