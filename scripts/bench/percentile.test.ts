import { expect, it } from 'vitest'
import { percentile } from './percentile.ts'

it.each([
  [[5, 1, 4, 2, 3], 0.5, 3],
  [Array.from({ length: 20 }, (_, index) => index + 1), 0.95, 19],
  [[7], 0.95, 7],
  [[], 0.95, 0],
])('of %j, the share of %d is not above %d', (figures, share, expected) => {
  expect(percentile(figures, share)).toBe(expected)
})
