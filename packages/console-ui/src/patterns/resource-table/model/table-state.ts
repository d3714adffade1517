import { CONSTANTS, type Query } from '@edconsole/console-core'
import type { FilterSpec } from '../filter-spec.ts'
import { defaultChosen, type FilterChosen, parseFilter, sameChosen, type Today } from './filter-value.ts'

export type Sort = { readonly field: string; readonly direction: 'asc' | 'desc' }

/** What a reader can set on a list and share as a link (R16, R29, ux 8.3). */
export type TableState = {
  readonly page: number
  /** Only when the address names one; else the saved or default size applies. */
  readonly size: number | undefined
  /** `undefined`: the list's own order. */
  readonly sort: Sort | undefined
  readonly filters: Readonly<Record<string, FilterChosen>>
  readonly search: string
  /** The ID of the saved view that it began with. */
  readonly view?: string | undefined
}

/** What the address is read against. */
export type TableRules = {
  readonly sortable: readonly string[]
  readonly filters: readonly FilterSpec[]
}

const OWN_KEYS = ['page', 'size', 'sort', 'filter', 'search', 'view']

/** Reads a list's state from an address; whatever is unknown or malformed counts as absent. */
export function readTableState(query: Query, rules: TableRules): TableState {
  return {
    page: positive(query.page) ?? 1,
    size: sizeOf(query.size),
    sort: sortOf(query.sort, rules.sortable),
    filters: filtersOf(query.filter, rules.filters),
    search: typeof query.search === 'string' ? query.search.trim().slice(0, CONSTANTS.searchMax) : '',
    view: positive(query.view)?.toString(),
  }
}

/** Writes the state into an address: defaults are left out, keys of others stay. */
export function writeTableState(
  query: Query,
  state: TableState,
  rules: TableRules & { readonly savedSize: number; readonly today: Today },
): Query {
  const rest = Object.fromEntries(Object.entries(query).filter(([key]) => !OWN_KEYS.includes(key)))
  const filter = Object.fromEntries(
    rules.filters.flatMap((spec) => {
      const chosen = state.filters[spec.field]
      return chosen === undefined || sameChosen(chosen, defaultChosen(spec, rules.today))
        ? []
        : [[spec.field, chosen]]
    }),
  )
  return {
    ...rest,
    ...(Object.keys(filter).length > 0 && { filter }),
    ...(state.sort && { sort: { [state.sort.field]: state.sort.direction } }),
    ...(state.page > 1 && { page: String(state.page) }),
    ...(state.size !== undefined && state.size !== rules.savedSize && { size: String(state.size) }),
    ...(state.search !== '' && { search: state.search }),
    ...(state.view !== undefined && { view: state.view }),
  }
}

export type ViewRules = TableRules & { readonly today: Today }

function positive(raw: unknown): number | undefined {
  const text = typeof raw === 'number' ? String(raw) : raw
  return typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

function sizeOf(raw: unknown): number | undefined {
  const size = positive(raw)
  return CONSTANTS.pageSizes.find((choice) => choice === size)
}

function sortOf(raw: unknown, sortable: readonly string[]): Sort | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const entries = Object.entries(raw)
  const [field, direction] = entries[0] ?? []
  if (entries.length !== 1 || field === undefined || !sortable.includes(field)) return undefined
  return direction === 'asc' || direction === 'desc' ? { field, direction } : undefined
}

function filtersOf(raw: unknown, specs: readonly FilterSpec[]): Record<string, FilterChosen> {
  if (typeof raw !== 'object' || raw === null) return {}
  const values = new Map<string, unknown>(Object.entries(raw))
  return Object.fromEntries(
    specs.flatMap((spec) => {
      const chosen = parseFilter(spec, values.get(spec.field))
      return chosen === undefined ? [] : [[spec.field, chosen]]
    }),
  )
}

export type TableChange =
  | { kind: 'page'; page: number }
  | { kind: 'size'; size: number | undefined }
  | { kind: 'sort'; sort: Sort | undefined }
  | { kind: 'search'; search: string }
  | { kind: 'filter'; field: string; chosen: FilterChosen | undefined }
  /** All at once. */
  | { kind: 'filters'; filters: TableState['filters'] }
  /** Opens a saved view, or leaves it for this state. */
  | { kind: 'view'; view: string | undefined; state: Pick<TableState, 'filters' | 'sort' | 'search'> }
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
    case 'view': {
      const { filters, sort, search } = change.state
      return { page: 1, size: state.size, filters, sort, search, view: change.view }
    }
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
