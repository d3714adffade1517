import { expect, it } from 'vitest'
import { growthPerHour, metricIn, percentile, type Sample } from './figures.ts'

it('finds percentiles by nearest rank', () => {
  const values = Array.from({ length: 100 }, (_, n) => 100 - n)
  expect([0.5, 0.95, 0.99, 1].map((share) => percentile(values, share))).toEqual([50, 95, 99, 100])
  expect(percentile([7], 0.95)).toBe(7)
  expect(percentile([], 0.95)).toBe(0)
})

const MINUTE = 60_000
/** A heap that is collected now and then: a saw over a line. */
const saw = (line: (minute: number) => number): Sample[] =>
  Array.from({ length: 60 * 12 }, (_, n) => ({
    at: n * 5000,
    value: line((n * 5000) / MINUTE) + (n % 23) * 4,
  }))

it('sees through the saw of collections whether a heap grows', () => {
  expect(growthPerHour(saw(() => 100))).toBeCloseTo(0, 2)
  expect(growthPerHour(saw((minute) => 100 + minute / 6))).toBeCloseTo(0.1, 2)
  expect(growthPerHour(saw((minute) => 100 - minute / 6))).toBeCloseTo(-0.1, 2)
})

it("doesn't judge what was too short", () => {
  expect(growthPerHour([])).toBeNull()
  expect(growthPerHour(saw(() => 100).slice(0, 20))).toBeNull()
})

it('reads metrics by name and labels', () => {
  const text = [
    '# HELP rows Rows',
    'rows{outcome="updated"} 12',
    'rows{outcome="unchanged"} 30',
    'rows_more 5',
    'heap 1.5e+6',
  ].join('\n')
  expect(metricIn(text, 'rows')).toBe(42)
  expect(metricIn(text, 'rows', { outcome: 'updated' })).toBe(12)
  expect(metricIn(text, 'heap')).toBe(1_500_000)
  expect(metricIn(text, 'none')).toBe(0)
})
