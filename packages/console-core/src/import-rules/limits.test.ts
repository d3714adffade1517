import { expect, it } from 'vitest'
import { expectedRows, refusableRows, type TemplateLimits } from './limits.ts'

it.each<[TemplateLimits, number, number]>([
  [{}, 400, 100],
  [{}, 20, 5],
  // With a few rows only nothing at all is a failure.
  [{}, 19, 18],
  [{}, 3, 2],
  [{}, 1, 0],
  [{ rejectThresholdPercent: 10 }, 400, 40],
  [{ rejectThresholdPercent: 0 }, 400, 0],
  [{ rejectThresholdPercent: null }, 400, 400],
  [{ thresholdMinimumRows: 500 }, 400, 399],
  [{ thresholdMinimumRows: 2 }, 19, 18],
])('[S7] with %j, %i rows may have %i refused ones', (limits, rows, most) => {
  expect(refusableRows(limits, rows)).toBe(most)
})

it.each<[TemplateLimits, number, number]>([
  [{}, 400, 200],
  [{}, 19, 0],
  [{ shrinkThresholdPercent: 90 }, 400, 360],
  [{ shrinkThresholdPercent: null }, 400, 0],
  [{ thresholdMinimumRows: 500 }, 400, 0],
])('[S7] with %j, a file after one of %i rows has at least %d', (limits, before, least) => {
  expect(expectedRows(limits, before)).toBe(least)
})
