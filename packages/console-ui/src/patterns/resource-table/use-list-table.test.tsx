import type { ColumnState } from '@edconsole/console-core'
import { rowSelectionFeature } from '@tanstack/react-table'
import { act, renderHook } from '@testing-library/react'
import { useCallback, useState } from 'react'
import { describe, expect, it } from 'vitest'
import type { Column } from './column.ts'
import { drawnColumns } from './column-widths.ts'
import { tableMessages } from './messages.ts'
import { moveColumn, neighborOf, placeColumn } from './model/move-column.ts'
import type { Sort } from './model/table-state.ts'
import type { Picks } from './selection/row-selection.ts'
import { NO_PICKS, selectionOptions } from './selection/use-row-selection.ts'
import { useListTable } from './use-list-table.ts'

type Item = { key: string }

const column = (field: string, more: Partial<Column<Item>> = {}): Column<Item> =>
  Object.assign({ field, title: field, text: () => '' }, more)
const columns = [column('id', { rowHeader: true }), column('a'), column('b', { hidden: true }), column('c')]
const items = (keys: string) => [...keys].map((key) => ({ key }))
const first = items('abcd')
const second = items('xy')
const keyOf = ({ key }: Item) => key
const extras = { boxes: false, menu: false, chevrons: false }

type Start = { saved?: ColumnState[]; declared?: Column<Item>[]; defaultSort?: Sort; sortable?: string[] }

function show({ saved, declared = columns, defaultSort, sortable = [] }: Start = {}) {
  const { result } = renderHook(() => {
    const [columnStates, setColumnStates] = useState(saved)
    const [sort, setSort] = useState<Sort>()
    const [rows, setRows] = useState(first)
    const [picks, change] = useState<Picks<Item>>(NO_PICKS)
    const optionsOf = useCallback(
      (data: readonly Item[], key: (row: Item) => string) =>
        selectionOptions({ picks, change, rows: data, keyOf: key }),
      [picks],
    )
    const list = useListTable({
      rows,
      keyOf,
      columns: declared,
      preferences: { columnStates, setColumnStates },
      sortable,
      sort,
      defaultSort,
      change: (wanted) => wanted.kind === 'sort' && setSort(wanted.sort),
      selection: { feature: rowSelectionFeature, optionsOf },
    })
    return Object.assign(list, { columnStates, sort, picks, change, setRows })
  })
  const own = (field: string) => {
    const found = result.current.table.getColumn(field)
    if (!found) throw new Error(`no column ${field}`)
    return found
  }
  return {
    now: () => result.current,
    own,
    all: () => result.current.table.getAllLeafColumns(),
    print: () =>
      result.current.table
        .getAllLeafColumns()
        .map((one) => {
          const pin = one.getCanPin() && one.getIsPinned() ? '!' : ''
          return `${pin}${one.getIsVisible() ? one.id : `(${one.id})`}`
        })
        .join(' '),
    place: (field: string, other: string) =>
      act(() => placeColumn(result.current.table, own(field), own(other))),
    picked: () => [...result.current.picks.rows.keys()].join(''),
    pick: (key: string, shiftKey = false) =>
      act(() => {
        const row = result.current.table.getRow(key)
        row.getToggleSelectedHandler()({ target: { checked: !row.getIsSelected() }, shiftKey })
      }),
    pickPage: () => act(() => result.current.table.toggleAllPageRowsSelected()),
  }
}

describe('[R23] columns and what was saved of them', () => {
  it.each<[string, ColumnState[] | undefined, string]>([
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
    expect(show({ saved }).print()).toBe(expected)
  })

  it('what is saved gives the same arrangement back, and a width that can be drawn', () => {
    const { now, own, print, place } = show()
    act(() => own('a').toggleVisibility(false))
    place('c', 'b')
    act(() => now().table.setColumnSizing({ c: 208.4, a: -20 }))
    act(() => own('b').pin('start'))
    expect(print()).toBe('id !(b) (a) c')
    const saved = now().columnStates
    expect(saved).toEqual([
      { field: 'id' },
      { field: 'b', hidden: true, pinned: true },
      { field: 'a', hidden: true, width: 48 },
      { field: 'c', width: 208 },
    ])
    const again = show({ saved })
    expect(again.print()).toBe('id !(b) (a) c')
    expect(again.own('c').getSize()).toBe(208)
  })

  it('what was saved of columns that this answer does not have stays', () => {
    const { now, own } = show({ saved: [{ field: 'a' }, { field: 'old', width: 90 }] })
    act(() => own('a').toggleVisibility(false))
    expect(now().columnStates?.at(-1)).toEqual({ field: 'old', width: 90 })
  })

  it.each([
    ['as wide as declared', [{ field: 'n' }], true],
    ['as wide as the reader made it', [{ field: 'n', width: 50 }], undefined],
  ])('what fits its column, %s: does it need no box to cut it?', (_, saved, fits) => {
    const { now } = show({ saved, declared: [column('n', { width: 96, fits: true })] })
    const { table, arranged } = now()
    expect(drawnColumns(table.getFlatHeaders(), arranged.columnSizing, extras)[0]?.fits).toBe(fits)
  })

  it('the row header can neither be hidden nor lose the first place', () => {
    const { own, all, print, place } = show()
    act(() => own('id').toggleVisibility(false))
    place('a', 'id')
    place('id', 'c')
    expect(print()).toBe('id a (b) c')
    expect(neighborOf(all(), own('a'), -1)).toBeUndefined()
    expect(neighborOf(all(), own('c'), 1)).toBeUndefined()
  })

  it('a column takes the place of another, whichever way it comes', () => {
    const { print, place } = show()
    place('a', 'c')
    expect(print()).toBe('id (b) c a')
    place('a', 'b')
    expect(print()).toBe('id a (b) c')
  })

  it('pinned columns follow the row header and stay together', () => {
    const { own, all, print, place } = show()
    act(() => own('c').pin('start'))
    expect(print()).toBe('id !c a (b)')
    place('c', 'a')
    expect(print()).toBe('id !c a (b)')
    expect(neighborOf(all(), own('c'), 1)).toBeUndefined()
    expect(neighborOf(all(), own('a'), -1)).toBeUndefined()
    act(() => own('b').pin('start'))
    expect(print()).toBe('id !c !(b) a')
    place('b', 'c')
    act(() => own('c').pin(false))
    expect(print()).toBe('id !(b) c a')
  })

  it('[ux 11] a move among the shown columns passes those that are hidden, and says where the column stands', () => {
    const { now, own, print } = show()
    const said: string[] = []
    const move = () =>
      act(() => {
        const { table } = now()
        const say = (text: string) => said.push(text)
        moveColumn(table, table.getVisibleLeafColumns(), {
          column: own('a'),
          by: 1,
          say,
          m: tableMessages.columns,
        })
      })
    move()
    move()
    expect(print()).toBe('id (b) c a')
    expect(said).toEqual(['a is column 3 of 3', "a can't be moved any further"])
  })
})

describe('[ux 8.1] clicks on a header', () => {
  const clicks = (field: string, defaultSort: Sort | undefined, times: number) => {
    const declared = [column('name'), column('started', { sortBy: 'startedAt' })]
    const { now, own } = show({ declared, defaultSort, sortable: ['name', 'startedAt'] })
    return Array.from({ length: times }, () => {
      act(() => own(field).toggleSorting())
      return now().sort?.direction
    })
  }

  it.each<[string, Sort | undefined, (string | undefined)[]]>([
    ['name', undefined, ['asc', 'desc', undefined, 'asc']],
    ['name', { field: 'startedAt', direction: 'desc' }, ['asc', 'desc', undefined, 'asc']],
    ['started', { field: 'startedAt', direction: 'desc' }, ['asc', undefined, 'asc', undefined]],
    ['name', { field: 'name', direction: 'asc' }, ['desc', undefined, 'desc', undefined]],
  ])('on %s with default %o', (field, fallback, expected) => {
    expect(clicks(field, fallback, 4)).toEqual(expected)
  })

  it('a column is sorted by the field that it names, and by nothing that the server cannot sort by', () => {
    const declared = [column('started', { sortBy: 'startedAt' }), column('status')]
    const { now, own } = show({ declared, sortable: ['startedAt'] })
    act(() => own('started').toggleSorting())
    expect(now().sort).toEqual({ field: 'startedAt', direction: 'asc' })
    expect(own('started').getIsSorted()).toBe('asc')
    expect(own('status').getCanSort()).toBe(false)
  })
})

describe('[ux 8.1] rows that are picked', () => {
  it.each<[string, [key: string, range: boolean][], string]>([
    ['one', [['b', false]], 'b'],
    [
      'the same twice',
      [
        ['b', false],
        ['b', false],
      ],
      '',
    ],
    [
      'a range downwards',
      [
        ['b', false],
        ['d', true],
      ],
      'bcd',
    ],
    [
      'a range upwards, in the order of picking',
      [
        ['d', false],
        ['b', true],
      ],
      'dbc',
    ],
    [
      'a range that leaves out',
      [
        ['a', false],
        ['d', true],
        ['b', false],
        ['d', true],
      ],
      'a',
    ],
    ['a range from nowhere', [['c', true]], 'c'],
  ])('%s', (_, steps, expected) => {
    const { pick, picked } = show()
    for (const [key, range] of steps) pick(key, range)
    expect(picked()).toBe(expected)
  })

  it('what was picked on another page is kept, and no range starts there', () => {
    const { now, pick, picked } = show()
    pick('b')
    act(() => now().setRows(second))
    pick('y', true)
    expect(picked()).toBe('by')
    expect([...now().picks.rows.values()]).toEqual([{ key: 'b' }, { key: 'y' }])
  })

  it('no range starts at a row that everything was let go of with', () => {
    const { now, pick, picked } = show()
    pick('b')
    act(() => now().change(NO_PICKS))
    pick('d', true)
    expect(picked()).toBe('d')
  })

  it('a page is picked as a whole, and let go of as a whole', () => {
    const { now, pick, pickPage, picked } = show()
    act(() => now().setRows(second))
    pick('x')
    act(() => now().setRows(first))
    pick('b')
    expect(now().table.getIsSomePageRowsSelected()).toBe(true)
    pickPage()
    expect(picked()).toBe('xbacd')
    expect(now().table.getIsAllPageRowsSelected()).toBe(true)
    pickPage()
    expect(picked()).toBe('x')
  })

  it('leaving one row out of all leaves the rest of the page', () => {
    const { now, pick, picked } = show()
    act(() => now().change({ rows: new Map([['x', { key: 'x' }]]), all: true }))
    expect(now().table.getIsAllPageRowsSelected()).toBe(true)
    pick('c')
    expect(now().picks.all).toBe(false)
    expect(picked()).toBe('abd')
  })
})
