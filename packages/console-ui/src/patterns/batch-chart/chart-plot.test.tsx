import { expect, it } from 'vitest'
import type { BatchColumn } from './batch-column.ts'
import { columnShapes } from './chart-plot.tsx'

const column = (facts: Partial<BatchColumn>): BatchColumn => ({
  key: '1',
  title: 'Batch 1',
  time: '',
  day: '',
  accepted: 0,
  rejected: 0,
  ...facts,
})
const size = { width: 108, height: 86 }
const shapesOf = (...columns: BatchColumn[]) => columnShapes(columns, size, 40_000)

/** Height of a box, from its path: two corners and the side between them. */
const heightOf = (path: string | null | undefined) => {
  const [, side] = /v([\d.]+)/.exec(path ?? '') ?? []
  const [, corner] = /a([\d.]+)/.exec(path ?? '') ?? []
  return Number(side) + 2 * Number(corner)
}
const topOf = (path: string | null | undefined) => Number(/^M[\d.]+ ([\d.]+)/.exec(path ?? '')?.[1])

it('[ux 7.17] heights follow the rows, and one rejected row in 40,000 is still 2 px high', () => {
  const [shape] = shapesOf(column({ accepted: 20_000, rejected: 1 }))
  expect(heightOf(shape?.accepted)).toBeCloseTo(40)
  expect(heightOf(shape?.rejected)).toBeCloseTo(2)
})

it('[ux 7.17] rejected rows stand on top, with a gap', () => {
  const [shape] = shapesOf(column({ accepted: 20_000, rejected: 10_000 }))
  const bottom = topOf(shape?.rejected) + heightOf(shape?.rejected)
  expect(topOf(shape?.accepted) - bottom).toBeCloseTo(1.5)
})

it('[ux 7.17] a failed batch is a mark on the base line; one that had read rows carries it on top of them', () => {
  const [empty, half] = shapesOf(column({ mark: 'failed' }), column({ mark: 'failed', accepted: 20_000 }))
  expect(empty).toMatchObject({ accepted: null, rejected: null, mark: { kind: 'failed', y: 79 } })
  expect(half?.mark?.y).toBeCloseTo(39)
})

it('columns fill the width side by side', () => {
  const shapes = shapesOf(...Array.from({ length: 30 }, () => column({ accepted: 1 })))
  expect(shapes[0]?.slot.x).toBe(4)
  const last = shapes.at(-1)
  expect(last && last.slot.x + last.slot.width).toBeCloseTo(104)
})
