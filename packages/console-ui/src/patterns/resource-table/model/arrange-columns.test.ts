import { describe, expect, it } from 'vitest'
import type { Column } from '../column.ts'
import { arrangeColumns, columnStatesOf, moveColumn, setHidden } from './arrange-columns.ts'

const column = (field: string, more: Partial<Column<unknown>> = {}): Column<unknown> => ({
  field,
  title: field,
  text: () => '',
  ...more,
})
const columns = [column('id', { rowHeader: true }), column('a'), column('b', { hidden: true }), column('c')]
const print = (arranged: ReturnType<typeof arrangeColumns<unknown>>) =>
  arranged.map(({ column: c, hidden }) => (hidden ? `(${c.field})` : c.field)).join(' ')

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
    const moved = moveColumn(setHidden(arrangeColumns(columns, undefined), 'a', true), 'c', -1)
    expect(print(moved)).toBe('id (a) c (b)')
    expect(print(arrangeColumns(columns, columnStatesOf(moved)))).toBe('id (a) c (b)')
  })

  it('the row header can neither be hidden nor lose the first place', () => {
    const arranged = arrangeColumns(columns, undefined)
    expect(print(setHidden(arranged, 'id', true))).toBe('id a (b) c')
    expect(print(moveColumn(arranged, 'a', -1))).toBe('id a (b) c')
    expect(print(moveColumn(arranged, 'c', 1))).toBe('id a (b) c')
  })
})
