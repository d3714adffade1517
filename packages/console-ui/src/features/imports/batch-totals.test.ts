import { expect, it } from 'vitest'
import { batchTotals } from './batch-totals.ts'

it('adds up rows and counts failed batches', () => {
  expect(
    batchTotals([
      { status: 'completedWithErrors', recordsRead: 41_872, recordsRejected: 312 },
      { status: 'completed', recordsRead: 41_868, recordsRejected: 0 },
      { status: 'failed', recordsRead: 0, recordsRejected: 0 },
    ]),
  ).toEqual({ batches: 3, read: 83_740, accepted: 83_428, rejected: 312, failed: 1 })
})

it('of nothing is nothing', () => {
  expect(batchTotals([])).toEqual({ batches: 0, read: 0, accepted: 0, rejected: 0, failed: 0 })
})
