import {
  type ColumnState,
  type ConsoleRuntime,
  createStore,
  type Operation,
  type SavedView,
  type Store,
  savedViewsResource,
  type TablePreferencesHook,
  useClientId,
  useDistrictScope,
  useExtension,
  useItem,
  useRuntime,
  useStore,
} from '@edconsole/console-core'
import { useMemo } from 'react'

/** The saved views of one list, and the one that the address names. */
export type TableView = {
  /** False where the backend has none. */
  readonly isOffered: boolean
  /** What they are saved under: the table's ID. */
  readonly listId: string
  /** Those that the reader sees, by name. */
  readonly views: readonly SavedView[]
  readonly open: SavedView | undefined
  /** The address names a view that isn't there for this reader. */
  readonly isMissing: boolean
  /** The columns of the open view as the reader arranged them since; undefined until then. */
  readonly arrangedColumns: readonly ColumnState[] | undefined
  /** Shows the saved columns of the open view again. */
  forgetColumns(): void
  /** The district that views of this list are shared in; null where the list belongs to none. */
  readonly district: { readonly lea: string; readonly name: string } | null
}

type TableViewInput = {
  tableId: string
  operation: Pick<Operation, 'lea' | 'clientHeader'>
  /** The reader's own preferences for the list. */
  own: TablePreferencesHook
  /** In the address. */
  viewId: string | undefined
}

type Drafts = Readonly<Record<string, ColumnState[] | undefined>>

/** Columns that were arranged in views and not saved. They last until the page is loaded anew, as other lists are visited between. */
const draftsOf = new WeakMap<ConsoleRuntime, Store<Drafts>>()

function draftStore(runtime: ConsoleRuntime): Store<Drafts> {
  const store = draftsOf.get(runtime) ?? createStore<Drafts>({})
  draftsOf.set(runtime, store)
  return store
}

/**
 * Returns the saved views of a list, and its preferences: an open view has columns of its own, and what the reader does to
 * them stays with the view.
 */
export function useTableView({ tableId, operation, own, viewId }: TableViewInput): {
  view: TableView
  preferences: TablePreferencesHook
} {
  const { lea, clientHeader } = operation
  const isOffered = useExtension(savedViewsResource.list)
  const scope = useDistrictScope()
  const clientId = useClientId()
  const isOfDistrict = lea === true || (clientHeader === true && clientId === scope?.clientId)
  const district = isOfDistrict ? scope : null
  const { data, loading, fetching } = useItem(
    savedViewsResource.list,
    { query: { lea: district?.lea } },
    { silent: true, enabled: isOffered },
  )
  const store = draftStore(useRuntime())
  const drafts = useStore(store)

  const views = useMemo(() => data?.filter(({ listId }) => listId === tableId) ?? [], [data, tableId])
  const open = views.find(({ id }) => String(id) === viewId)
  const key = `${tableId}/${viewId}`
  const arrangedColumns = open && drafts[key]
  const isMissing = viewId !== undefined && data !== undefined && open === undefined && !fetching
  const view = useMemo(
    (): TableView => ({
      isOffered,
      listId: tableId,
      views,
      open,
      isMissing,
      arrangedColumns,
      forgetColumns: () => store.set(Object.assign({}, store.get(), { [key]: undefined })),
      district,
    }),
    [isOffered, tableId, views, open, isMissing, arrangedColumns, store, key, district],
  )
  const isOpen = open !== undefined
  const setColumnStates = useMemo(
    () =>
      isOpen
        ? (columns: ColumnState[]) => store.set(Object.assign({}, store.get(), { [key]: columns }))
        : own.setColumnStates,
    [isOpen, store, key, own.setColumnStates],
  )
  const columnStates = open ? (arrangedColumns ?? open.columns) : own.columnStates
  // A list that is opened by a link to a view is drawn with the columns of that view from the start.
  const ready = own.ready && !(viewId !== undefined && isOffered && loading)
  return { view, preferences: Object.assign({}, own, { columnStates, setColumnStates, ready }) }
}
