import { expect, it } from 'vitest'
import { sentExports } from '../../patterns/export-run/sent-exports.ts'
import { sharesOfBatches } from './shares-of-batches.ts'

it('[ux 7.18] the course of the accepted share begins with the oldest and leaves out what runs or read nothing', () => {
  const batch = (day: number, status: 'completed' | 'failed' | 'loading', recordsRead: number) => ({
    ...{ startedAt: `2026-09-0${day}T10:00:00Z`, status, recordsRead, recordsRejected: recordsRead / 4 },
  })
  expect(
    sharesOfBatches([
      batch(4, 'loading', 8),
      batch(3, 'failed', 0),
      { ...batch(2, 'completed', 8), recordsRejected: 0 },
      batch(1, 'completed', 8),
    ]),
  ).toEqual([0.75, 1])
})

it('counts what arrived, of all that ended, by day', () => {
  const sending = (day: number, facts: Partial<Parameters<typeof sentExports>[0][number]> = {}) => ({
    ...{ startedAt: `2026-09-0${day}T10:00:00Z`, productId: 1 },
    ...({ status: 'completed', deliveryStatus: 'acknowledged' } as const),
    ...facts,
  })
  expect(
    sentExports(
      [
        sending(3, { status: 'loading', deliveryStatus: 'pending' }),
        sending(2, { status: 'failed', deliveryStatus: 'failed' }),
        sending(1),
        sending(1, { productId: 2, status: 'completedWithErrors', deliveryStatus: 'transferred' }),
        sending(1, { deliveryStatus: 'failed' }),
      ],
      (at) => at.slice(0, 10),
    ),
  ).toEqual({ ended: 4, sent: 2, products: 2, byDay: [2, 0] })
})
