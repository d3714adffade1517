import { describe, expect, it } from 'vitest'
import { holdNewRows } from '../use-held-rows.ts'
import { pageRange, pageToFallBackTo } from './page-range.ts'

describe('pages', () => {
  it.each([
    [1, 25, 25, 42, { from: 1, to: 25, total: 42, last: 2 }],
    [2, 25, 17, 42, { from: 26, to: 42, total: 42, last: 2 }],
    [1, 25, 0, 0, { from: 0, to: 0, total: 0, last: 1 }],
    [3, 25, 25, undefined, { from: 51, to: 75, total: undefined, last: undefined }],
  ])('page %i of %i rows each, %i shown of %s', (page, size, shown, total, expected) => {
    expect(pageRange(page, size, shown, total)).toEqual(expected)
  })

  it.each([
    [9, 25, 42, 2],
    [2, 25, 42, undefined],
    [2, 25, 25, 1],
    [2, 25, 0, 1],
    [1, 25, 0, undefined],
    [9, 25, undefined, undefined],
  ])('page %i of %i rows each, with %s in all, falls back to %s', (page, size, total, expected) => {
    expect(pageToFallBackTo(page, size, total)).toBe(expected)
  })
})

describe('[ux 7.19] a refresh', () => {
  it('updates rows in place, lets gone ones leave and holds new ones back', () => {
    const fresh = [
      { id: 9, n: 0 },
      { id: 2, n: 20 },
      { id: 1, n: 10 },
    ]
    expect(holdNewRows(['3', '2', '1'], fresh, (row) => String(row.id))).toEqual({
      rows: [
        { id: 2, n: 20 },
        { id: 1, n: 10 },
      ],
      waiting: 1,
    })
  })
})
