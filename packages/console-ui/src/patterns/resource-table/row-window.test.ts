import { expect, it } from 'vitest'
import { firstRows } from './row-window.ts'

const region = { current: null }

it.each([
  [12, 30, 12, 0],
  [30, 30, 30, 0],
  [100, 30, 30, 70 * 40],
  [100, 100, 100, 0],
])('of %i rows the first %i at most: %i drawn, %i px kept below', (count, limit, drawn, after) => {
  const rows = firstRows(count, limit, region, 40)
  expect(rows.drawn).toEqual(Array.from({ length: drawn }, (_, index) => ({ index, gap: 0 })))
  expect(rows.after).toBe(after)
})
