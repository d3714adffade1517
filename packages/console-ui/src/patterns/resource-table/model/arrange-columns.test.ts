import { describe, expect, it } from 'vitest'
import type { Column } from '../column.ts'
import { arrangeColumns, columnStatesOf } from './arrange-columns.ts'
import { neighbourOf, placeColumn, setColumn } from './change-columns.ts'

const column = (field: string, more: Partial<Column<unknown>> = {}): Column<unknown> => ({
  field,
  title: field,
  text: () => '',
  ...more,
})
const columns = [column('id', { rowHeader: true }), column('a'), column('b', { hidden: true }), column('c')]
const print = (arranged: ReturnType<typeof arrangeColumns<unknown>>) =>
  arranged
    .map(({ column: c, hidden, pinned }) => `${pinned ? '!' : ''}${hidden ? `(${c.field})` : c.field}`)
    .join(' ')

describe('[R23] columns and what was saved of them', () => {
  it.each([
    ['nothing saved', undefined, 'id a (b) c'],
    [
      'saved order and visibility',
      [{ field: 'id' }, { field: 'c', hidden: true }, { field: 'b' }, { field: 'a' }],
      'id (c) b a',
    ],
    ['a column that is new since then', [{ field: 'id' }, { field: 'c' }, { field: 'a' }], 'id c a (b)'],
    ['a column that is gone', [{ field: 'old' }, { field: 'a' }], 'id a (b) c'],
    [
      'a row header saved elsewhere and hidden',
      [{ field: 'a' }, { field: 'id', hidden: true }],
      'id a (b) c',
    ],
  ])('%s', (_, saved, expected) => {
    expect(print(arrangeColumns(columns, saved))).toBe(expected)
  })

  it('what is saved gives the same arrangement back', () => {
    const hidden = setColumn(arrangeColumns(columns, undefined), 'a', { hidden: true })
    const wide = setColumn(placeColumn(hidden, 'c', 'b'), 'c', { width: 208 })
    const pinned = setColumn(wide, 'b', { pinned: true })
    expect(print(pinned)).toBe('id !(b) (a) c')
    const again = arrangeColumns(columns, columnStatesOf(pinned))
    expect(print(again)).toBe('id !(b) (a) c')
    expect(again.map(({ width }) => width)).toEqual([undefined, undefined, undefined, 208])
    expect(again[3]?.column.width).toBe(208)
    expect(columnStatesOf(again)).toEqual(columnStatesOf(pinned))
  })

  it.each([
    ['as wide as declared', [{ field: 'n' }], true],
    ['as wide as the reader made it', [{ field: 'n', width: 40 }], undefined],
  ])('what fits its column, %s: does it need no box to cut it?', (_, saved, fits) => {
    const [number] = arrangeColumns([column('n', { width: 96, fits: true })], saved)
    expect(number?.column.fits).toBe(fits)
  })

  it('the row header can neither be hidden nor pinned, nor lose the first place', () => {
    const arranged = arrangeColumns(columns, undefined)
    expect(print(setColumn(arranged, 'id', { hidden: true, pinned: true }))).toBe('id a (b) c')
    expect(print([...placeColumn(arranged, 'a', 'id')])).toBe('id a (b) c')
    expect(print([...placeColumn(arranged, 'id', 'c')])).toBe('id a (b) c')
    expect(neighbourOf(arranged, 'a', -1)).toBeUndefined()
    expect(neighbourOf(arranged, 'c', 1)).toBeUndefined()
  })

  it('a column takes the place of another, whichever way it comes', () => {
    const arranged = arrangeColumns(columns, undefined)
    expect(print([...placeColumn(arranged, 'a', 'c')])).toBe('id (b) c a')
    expect(print([...placeColumn(arranged, 'c', 'a')])).toBe('id c a (b)')
  })

  it('pinned columns follow the row header and stay together', () => {
    const arranged = setColumn(arrangeColumns(columns, undefined), 'c', { pinned: true })
    expect(print(arranged)).toBe('id !c a (b)')
    expect(print([...placeColumn(arranged, 'c', 'a')])).toBe('id !c a (b)')
    expect(neighbourOf(arranged, 'c', 1)).toBeUndefined()
    expect(neighbourOf(arranged, 'a', -1)).toBeUndefined()
    expect(print(setColumn(arranged, 'c', { pinned: false }))).toBe('id c a (b)')
  })
})
