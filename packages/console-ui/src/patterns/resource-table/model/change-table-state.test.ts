import { describe, expect, it } from 'vitest'
import { changeTableState, type TableChange } from './change-table-state.ts'
import type { TableState } from './table-state.ts'

const before: TableState = {
  page: 4,
  size: undefined,
  sort: { field: 'startedAt', direction: 'asc' },
  filters: { status: ['failed'] },
  search: 'aeries',
}

describe('[ux 8.3] changing a list', () => {
  it.each<[TableChange, Partial<TableState>]>([
    [
      { kind: 'filter', field: 'source', chosen: ['api'] },
      { filters: { status: ['failed'], source: ['api'] } },
    ],
    [{ kind: 'filter', field: 'status', chosen: undefined }, { filters: {} }],
    [{ kind: 'search', search: ' q ' }, { search: 'q' }],
    [{ kind: 'sort', sort: undefined }, { sort: undefined }],
    [{ kind: 'size', size: 50 }, { size: 50 }],
    [{ kind: 'clear' }, { filters: {}, search: '' }],
    [
      { kind: 'show-all', defaults: ['startedAt'] },
      { filters: { startedAt: 'any' }, search: '' },
    ],
  ])('%o returns to page 1 in the same step', (change, expected) => {
    expect(changeTableState(before, change)).toEqual({ ...before, ...expected, page: 1 })
  })

  it('a page leaves everything else as it is', () => {
    expect(changeTableState(before, { kind: 'page', page: 2 })).toEqual({ ...before, page: 2 })
  })
})
