import fc from 'fast-check'
import { expect, it } from 'vitest'
import { axisLabel, gridLines, labeledColumns } from './scale.ts'

it.each([
  [0, [0]],
  [1, [0, 1]],
  [2, [0, 1, 2]],
  [7, [0, 5]],
  [46_206, [0, 20_000, 40_000]],
  [30_000, [0, 20_000]],
  [7_400, [0, 2_500, 5_000]],
  [1_300_000, [0, 500_000, 1_000_000]],
])('[ux 7.17] up to %d there are lines at %j', (highest, lines) => {
  expect(gridLines(highest)).toEqual(lines)
})

it('there are never more than three lines, and the highest is never above what is drawn', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), (highest) => {
      const lines = gridLines(highest)
      expect(lines.length).toBeLessThanOrEqual(3)
      expect(lines.length).toBeGreaterThanOrEqual(2)
      expect(lines.at(-1)).toBeLessThanOrEqual(highest)
      expect(lines.every(Number.isInteger)).toBe(true)
    }),
  )
})

it.each([
  [0, '0'],
  [500, '500'],
  [2_500, '2.5k'],
  [20_000, '20k'],
  [1_000_000, '1M'],
])('%d is written %s', (count, label) => {
  expect(axisLabel(count)).toBe(label)
})

it.each([
  [0, []],
  [1, [0]],
  [3, [0, 1, 2]],
  [30, [0, 7, 15, 22, 29]],
])('of %d columns these have a day: %j', (columns, labeled) => {
  expect(labeledColumns(columns, 5)).toEqual(labeled)
})
