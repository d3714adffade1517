import type { ListQuery } from '@edconsole/console-core'
import type { RowSelectionState, TableFeature, TableOptions } from '@tanstack/react-table'
import type { ReactNode, RefObject } from 'react'
import type { ListFeatures } from '../list-table.ts'
import type { TableModel } from '../table-model.ts'

/** Rows that an action applies to. */
export type Selected<Row> =
  /** These, over all pages; `keys` are what the list names its rows with. */
  | {
      readonly kind: 'rows'
      readonly count: number
      readonly keys: readonly string[]
      readonly rows: readonly Row[]
    }
  /** Whatever matches the list's filters and search, on any number of pages. */
  | {
      readonly kind: 'all'
      readonly count: number | undefined
      readonly query: Pick<ListQuery, 'filter' | 'search'>
    }

/**
 * What is selected in a list. TanStack Table keeps keys only: the rows of other pages, the order of selecting and
 * "everything that matches" are kept here.
 */
export type Picks<Row> = {
  /** By key, in the order of selecting, over all pages. */
  readonly rows: ReadonlyMap<string, Row>
  /** Everything that matches the filters, on any page. */
  readonly all: boolean
}

/** What a list's table needs to know of a selection. */
export type SelectionOptions = {
  readonly rowSelection: RowSelectionState
  readonly options: Pick<
    TableOptions<ListFeatures, object>,
    'enableRowRangeSelection' | 'onRowSelectionChange'
  >
}

/** What a screen hands to its `ResourceTable`; made by `useRowSelection`. */
export type RowSelection<Row> = {
  readonly picks: Picks<Row>
  change(next: (picks: Picks<Row>) => Picks<Row>): void
  /** Clears the selection, for example once an action is done. */
  clear(): void
  readonly actions: (selected: Selected<Row>) => ReactNode
  /** The header's cell, which takes the focus when the bar closes. */
  readonly header: RefObject<HTMLTableCellElement | null>
  /** The bar takes the focus when it opens. */
  readonly wantsBar: RefObject<boolean>
  /** Passed to TanStack Table, so that lists without a selection don't load it. */
  readonly feature: TableFeature
  readonly optionsOf: (rows: readonly Row[], keyOf: (row: Row) => string) => SelectionOptions
}

export type SelectionPartProps<Row extends object> = {
  selection: RowSelection<Row>
  model: Pick<TableModel<Row>, 'table' | 'range' | 'query'>
  noun: readonly [one: string, many: string]
}

/** Returns what an action applies to; null while nothing is selected. */
export function selectedOf<Row extends object>(
  picks: Picks<Row>,
  { range, query: { filter, search } }: Pick<TableModel<Row>, 'range' | 'query'>,
): Selected<Row> | null {
  if (picks.all) {
    return {
      kind: 'all',
      count: range.total,
      query: { ...(filter && { filter }), ...(search && { search }) },
    }
  }
  const { size } = picks.rows
  return size === 0
    ? null
    : { kind: 'rows', count: size, keys: [...picks.rows.keys()], rows: [...picks.rows.values()] }
}
