import { describe, expect, it } from 'vitest'
import { sentExports } from '../../features/exports/run/sent-exports.ts'
import { failedInARow } from './failed-in-a-row.ts'
import { latestRows } from './latest-rows.ts'
import { sharesOfBatches } from './shares-of-batches.ts'

it('[ux 7.18] the course of the accepted share begins with the oldest, leaves out what runs, and falls with a failure', () => {
  const batch = (day: number, status: 'completed' | 'failed' | 'loading', recordsRead: number) => ({
    startedAt: `2026-09-0${day}T10:00:00Z`,
    status,
    recordsRead,
    recordsRejected: recordsRead / 4,
  })
  expect(
    sharesOfBatches([
      batch(4, 'loading', 8),
      batch(3, 'failed', 0),
      { ...batch(2, 'completed', 8), recordsRejected: 0 },
      batch(1, 'completed', 8),
    ]),
  ).toEqual([0.75, 1, 0])
})

describe('[ux 9.1] rows of the last days', () => {
  type Component = { componentName: 'students' | 'staff'; recordsRead: number; recordsRejected: number }
  const run = (
    day: number,
    components: Component[],
    status: 'completed' | 'failed' | 'loading' = 'completed',
  ) => ({
    startedAt: `2026-09-0${day}T10:00:00Z`,
    status,
    recordsRead: 0,
    recordsRejected: 0,
    components: components.map((component) => ({ ...component, status })),
  })
  const students = (recordsRead: number, recordsRejected: number): Component => ({
    componentName: 'students',
    recordsRead,
    recordsRejected,
  })
  const staff: Component = { componentName: 'staff', recordsRead: 10, recordsRejected: 0 }

  it('count once, with what their newest import made of them', () => {
    const twice = [run(3, [students(100, 4)]), run(2, [students(100, 30), staff])]
    expect(latestRows(twice)).toEqual({ read: 110, accepted: 106, rejected: 4 })
    expect(latestRows([run(4, [students(100, 0)], 'loading'), ...twice])).toEqual(latestRows(twice))
    expect(latestRows([run(4, [students(100, 90)], 'failed'), ...twice])).toEqual(latestRows(twice))
  })

  it('are those of the newest batch where a server names no components', () => {
    const whole = (day: number, recordsRejected: number) => ({
      ...run(day, []),
      recordsRead: 100,
      recordsRejected,
    })
    expect(latestRows([whole(1, 9), whole(2, 1)])).toEqual({ read: 100, accepted: 99, rejected: 1 })
  })

  it('are not told while the newest batches failed', () => {
    const statuses = (...all: ('completed' | 'failed' | 'loading')[]) => all.map((status) => ({ status }))
    expect(failedInARow(statuses('loading', 'failed', 'failed', 'completed', 'failed'))).toBe(2)
    expect(failedInARow(statuses('completed', 'failed'))).toBe(0)
    expect(failedInARow(statuses('failed', 'failed'))).toBe(2)
  })
})

it('counts what arrived, of all that ended, by day', () => {
  const sending = (day: number, facts: Partial<Parameters<typeof sentExports>[0][number]> = {}) => ({
    startedAt: `2026-09-0${day}T10:00:00Z`,
    productId: 1,
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
