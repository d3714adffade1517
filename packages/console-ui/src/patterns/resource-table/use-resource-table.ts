import { CONSTANTS, type ListState, useList, useMessages, useTablePreferences } from '@edconsole/console-core'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { tableMessages } from './messages.ts'
import { activeFilters, differsFromDefault } from './model/active-filters.ts'
import { listQueryOf } from './model/list-query-of.ts'
import { pageRange, pageToFallBackTo } from './model/page-range.ts'
import type { ResourceTableProps } from './resource-table-props.ts'
import { useTableView } from './saved-views/use-table-view.ts'
import type { TableModel } from './table-model.ts'
import { defaultSortOf, offered, sortableOf } from './table-read.ts'
import { useHeldRows } from './use-held-rows.ts'
import { useListTable } from './use-list-table.ts'
import { useLongWait } from './use-long-wait.ts'
import { useTableAddress } from './use-table-address.ts'
import { type TableChoices, useTableChoice } from './use-table-choice.ts'
import { useToday } from './use-today.ts'

/** Everything a list knows and can do, without a pixel. */
export function useResourceTable<Row extends object>(props: ResourceTableProps<Row>): TableModel<Row> {
  const { operation, fixedFilter } = props
  const filters = useMemo(() => offered(props.filters, operation.list), [props.filters, operation.list])
  const today = useToday()
  const m = useMessages('table', tableMessages)
  const [news, say] = useState('')
  const wantedFilter = useRef<string>(undefined)
  const sortable = useMemo(() => sortableOf(operation.list), [operation.list])
  const rules = useMemo(() => ({ sortable, filters, today }), [sortable, filters, today])
  const own = useTablePreferences(props.tableId)
  const savedSize = own.pageSize ?? props.defaultPageSize ?? CONSTANTS.pageSizeDefault
  const { state, change } = useTableAddress(rules, { savedSize, today, prefix: props.statePrefix })
  const { view, preferences } = useTableView({ tableId: props.tableId, operation, own, viewId: state.view })
  const size = state.size ?? savedSize
  const defaultSort = useMemo(() => defaultSortOf(operation.list?.defaultSort), [operation.list])
  const search = props.search?.toServer?.(state.search) ?? state.search
  const input = useMemo(
    () =>
      listQueryOf(
        { ...state, search },
        { filters, size, defaultSort, today, ...(fixedFilter && { fixedFilter }) },
      ),
    [state, search, filters, size, defaultSort, today, fixedFilter],
  )
  const asked = JSON.stringify(input)
  const isUnasked = props.beforeSearch !== undefined && state.search.trim() === ''
  const answer = (props.useRows ?? useList)(operation, input, {
    enabled: preferences.ready && !isUnasked,
    pollMs: props.pollMs ?? false,
    within: props.within ?? fixedFilter ?? NOTHING,
  })
  // What was found before is no answer to nothing.
  const list: ListState<Row> = isUnasked ? Object.assign({}, answer, UNASKED) : answer

  const keyField = operation.list?.key ?? 'id'
  const keyOf = useCallback((row: Row): string => keyOfRow(row, keyField), [keyField])
  const held = useHeldRows(list.data, asked, {
    keyOf,
    stale: list.stale,
    updatedAt: list.updatedAt,
    askedAt: props.askedAt,
  })
  const { onRows, fitColumns, columns: declared } = props
  const columns = useMemo(
    () => fitColumns?.(declared, list.data ?? NONE) ?? declared,
    [fitColumns, declared, list.data],
  )
  const { rows } = held
  const listTable = useListTable({
    rows,
    keyOf,
    columns,
    preferences,
    sortable,
    sort: state.sort,
    defaultSort,
    change,
    selection: props.selection,
  })
  const [wantsAll = false, keepAll] = useTableChoice(wantAll, props.tableId)
  const [withoutRoom, setWithoutRoom] = useState<readonly string[]>()
  const { stale, totalCount } = list
  const range = useMemo(
    () => pageRange(state.page, size, rows.length, totalCount),
    [state.page, size, rows.length, totalCount],
  )
  useEffect(() => {
    if (!stale) onRows?.(rows, range)
  }, [onRows, rows, range, stale])
  // Read from the address anew for each page, and still the same.
  const chosen = JSON.stringify(state.filters)
  // biome-ignore lint/correctness/useExhaustiveDependencies: filters with the same content are the same
  const chips = useMemo(() => activeFilters(state.filters, filters, today), [chosen, filters, today])
  const fallback = list.stale ? undefined : pageToFallBackTo(state.page, size, list.totalCount)
  useEffect(() => {
    if (fallback !== undefined) change({ kind: 'page', page: fallback }, { replace: true })
  }, [fallback, change])

  // A default filter narrows too: an empty list under "Last 30 days" may hold older rows.
  const status = statusOf(list, fallback !== undefined, state.search !== '' || chips.length > 0)
  // That nothing was found stays until the next answer, as rows do.
  const answered = useRef(status)
  if (!list.stale) answered.current = status
  const shown = status === 'rows' || !list.stale ? status : answered.current

  return {
    state,
    change,
    list,
    asked,
    query: input,
    operation,
    isSlow: useLongWait(list.stale),
    wantedAt: held.wantedAt,
    waiting: held.waiting,
    showWaiting: held.show,
    keyOf,
    status: isUnasked ? 'unasked' : shown === 'rows' && list.data?.length === 0 ? 'loading' : shown,
    filters,
    rules,
    noun: props.noun,
    quickViews: props.views,
    view,
    chips,
    differs: differsFromDefault(state, filters, today),
    size,
    setSize: (wanted) => {
      preferences.setPageSize(wanted)
      change({ kind: 'size', size: undefined })
    },
    range,
    ...listTable,
    isArranged: listTable.isArranged || wantsAll,
    keepsAll: listTable.keepsAll || wantsAll,
    keepAll,
    withoutRoom,
    setWithoutRoom: useCallback(
      (fields) => setWithoutRoom((was) => (was?.join() === fields.join() ? was : fields)),
      [],
    ),
    columns,
    m,
    today,
    news,
    say,
    wantedFilter,
  }
}

/** Whether columns without room are wanted too. */
const wantAll: TableChoices<boolean> = new WeakMap()

const ownKeys = new WeakMap<object, string>()
let ownKeyCount = 0

/** A row that came without its key gets one of its own (R17). */
function keyOfRow(row: object, field: string): string {
  const key: unknown = Reflect.get(row, field)
  if (key !== undefined && key !== null) return String(key)
  const own = ownKeys.get(row) ?? `without-${++ownKeyCount}`
  ownKeys.set(row, own)
  return own
}

const NOTHING = {}
const NONE: readonly never[] = []
const UNASKED = { data: NONE, totalCount: undefined, errors: NONE, loading: false, stale: false }

/** In this order: failed, loading for the first time, nothing at all, nothing for these filters, rows. */
function statusOf<Row extends object>(
  list: ListState<Row>,
  leaving: boolean,
  isNarrowed: boolean,
): TableModel<Row>['status'] {
  if (list.data === undefined) return list.errors.length > 0 ? 'failed' : 'loading'
  if (list.data.length > 0) return 'rows'
  if (leaving) return 'loading'
  return isNarrowed ? 'no-match' : 'empty'
}
