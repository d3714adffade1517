import type { FilterChosen } from './filter-value.ts'
import type { Sort, TableState } from './table-state.ts'

export type TableChange =
  | { kind: 'page'; page: number }
  | { kind: 'size'; size: number | undefined }
  | { kind: 'sort'; sort: Sort | undefined }
  | { kind: 'search'; search: string }
  | { kind: 'filter'; field: string; chosen: FilterChosen | undefined }
  /** All at once. */
  | { kind: 'filters'; filters: TableState['filters'] }
  | { kind: 'clear' }
  /** Also without the list's default filters. */
  | { kind: 'show-all'; defaults: readonly string[] }

/** Applies one change. Whatever alters which rows there are, or their order, starts at page 1 again (ux 8.3). */
export function changeTableState(state: TableState, change: TableChange): TableState {
  switch (change.kind) {
    case 'page':
      return { ...state, page: change.page }
    case 'size':
      return { ...state, size: change.size, page: 1 }
    case 'sort':
      return { ...state, sort: change.sort, page: 1 }
    case 'search':
      return { ...state, search: change.search.trim(), page: 1 }
    case 'filters':
      return { ...state, filters: change.filters, page: 1 }
    case 'clear':
      return { ...state, filters: {}, search: '', page: 1 }
    case 'show-all':
      return {
        ...state,
        filters: Object.fromEntries(change.defaults.map((field) => [field, 'any'])),
        search: '',
        page: 1,
      }
    case 'filter': {
      const { [change.field]: _, ...others } = state.filters
      const filters = change.chosen === undefined ? others : { ...others, [change.field]: change.chosen }
      return { ...state, filters, page: 1 }
    }
  }
}
