import { type ColumnState, parseQuery, type SavedView, stringifyQuery } from '@edconsole/console-core'
import { columnStatesOf } from '../model/columns-state.ts'
import { readTableState, type TableState, type ViewRules, writeTableState } from '../model/table-state.ts'
import type { TableModel } from '../table-model.ts'

export type ViewChanges = {
  /** What would be saved now. */
  readonly content: Pick<SavedView, 'query' | 'columns'>
  /** The list differs from the open view. */
  readonly isChanged: boolean
  open(view: SavedView): void
  /** Shows the open view as it was saved. */
  discard(): void
  /** Leaves the open view, and keeps the list as it is. */
  leave(): void
}

/** What the list has that the open view doesn't, and how views are opened and left. */
export function viewChanges<Row extends object>(model: TableModel<Row>): ViewChanges {
  const { state, rules, view, change, columns, arranged } = model
  const { open, arrangedColumns } = view
  const query = savedQueryOf(state, rules)
  const show = ({ id, query: saved }: SavedView) =>
    change({ kind: 'view', view: String(id), state: readTableState(parseQuery(saved), rules) })
  return {
    content: {
      query,
      columns: [...(arrangedColumns ?? open?.columns ?? columnStatesOf(columns, arranged))],
    },
    isChanged:
      open !== undefined &&
      (query !== knownQueryOf(open.query, rules) ||
        (arrangedColumns !== undefined && !sameColumns(arrangedColumns, open.columns))),
    open: show,
    discard() {
      view.forgetColumns()
      if (open) show(open)
    },
    leave: () => change({ kind: 'view', view: undefined, state }, { replace: true }),
  }
}

/** What a saved view keeps of a list's state: filters, order and search, as the address writes them. */
function savedQueryOf({ sort, filters, search }: TableState, rules: ViewRules): string {
  const state = { page: 1, size: undefined, sort, filters, search }
  return stringifyQuery(writeTableState({}, state, Object.assign({ savedSize: 0 }, rules)))
}

/** The same of a saved view, without what this list no longer knows. */
function knownQueryOf(saved: string, rules: ViewRules): string {
  return savedQueryOf(readTableState(parseQuery(saved), rules), rules)
}

function sameColumns(some: readonly ColumnState[], others: readonly ColumnState[]): boolean {
  const written = (columns: readonly ColumnState[]) =>
    JSON.stringify(columns.map(({ field, hidden, width, pinned }) => [field, hidden, width, pinned]))
  return written(some) === written(others)
}
