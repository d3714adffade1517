import type { FilterValue, ListQuery, Operation, useList } from '@edconsole/console-core'
import type { ReactElement, ReactNode } from 'react'
import type { MenuItem } from '../../parts/menu/menu-item.ts'
import type { CardSpec } from './cards/card-spec.ts'
import type { Column } from './column.ts'
import type { FilterSpec } from './filter-spec.ts'
import type { PageRange } from './model/page-range.ts'
import type { QuickViews } from './quick-views/quick-views.ts'
import type { RowSelection } from './selection/row-selection.ts'

/** For a screen's own button that downloads the list. */
export type CsvOffer = {
  busy: boolean
  /** Columns of the file are masked, which its button says. */
  isMasked: boolean
  onClick(): void
}

export type ResourceTableProps<Row extends object> = {
  /** Preferences are saved under it: the route's id, or `{route-id}.{part}` for a second table (R23). */
  tableId: string
  /** The list call. What it can sort by decides which headers have a button. */
  operation: Operation<ListQuery, Row[]>
  /** Asks for the rows in place of `useList`, where they are made of several answers. The same hook from one drawing to the next. */
  useRows?: typeof useList<Row>
  columns: readonly Column<Row>[]
  /** Makes the columns fit the rows that came: `columnsOfResponse`. */
  fitColumns?: (declared: readonly Column<Row>[], rows: readonly Row[]) => readonly Column<Row>[]
  /** Caption and name of the scroll region. */
  label: string
  /** What a row is, one and many: `['batch', 'batches']`. */
  noun: readonly [one: string, many: string]
  /** The box says which fields it searches. */
  search?: {
    placeholder: string
    /** Turns what was typed into what the server looks for, where the screen shows something in another form. */
    toServer?: (text: string) => string
  }
  /**
   * For lists that are too long to page through: nothing is asked for until something is searched, and this stands in place of
   * the rows until then.
   */
  beforeSearch?: ReactElement
  filters?: readonly FilterSpec[]
  /** Two to five views that exclude one another, with their counts. */
  views?: QuickViews
  /** Always applied, never in the address. */
  fixedFilter?: Readonly<Record<string, FilterValue>>
  /** Rows stand in for the next page only while this stays the same. Default: `fixedFilter`. */
  within?: Readonly<Record<string, unknown>>
  defaultPageSize?: number
  /** A preview below the row, one level. */
  expand?: (row: Row) => ReactNode
  /** A line below the row that is always there, for what must not be overlooked. */
  note?: (row: Row) => ReactNode
  /** One cell in place of all behind the first, for a row that has nothing to say in them; null for any other. */
  instead?: (row: Row) => ReactNode
  rowMenu?: (row: Row) => readonly MenuItem[]
  /** Nothing there yet, whatever the filters. */
  empty?: ReactElement
  /** Nothing for these filters; the default offers to clear them. */
  noMatch?: ReactElement
  /** Cards instead of the table on small containers (ux 4.5). Stable across renders. */
  card?: CardSpec<Row>
  /**
   * For lists where reading and copying cells is the work (ux 8.1): one tab stop, arrows from cell to cell, Enter into the
   * cell, Esc back to it, Ctrl+C for its value.
   */
  grid?: boolean
  /** Rows can be selected, for what can be done with several at once: `useRowSelection`. */
  selection?: RowSelection<Row>
  /** A click on a row, beside its link, for lists with a panel. */
  onRowOpen?: (row: Row) => void
  /** In a grid, what Enter on a cell opens where a click opens nothing, as it selects text to copy. */
  onRowEnter?: (row: Row) => void
  /** The key of the row whose panel is open. */
  openKey?: string | undefined
  /** Ask again after so many milliseconds; `false` not at all. */
  pollMs?: number | false
  /** When the reader last asked for the newest rows (`Date.now()`): they are shown as they come, not held back. */
  askedAt?: number
  /** Scrolls to the row with this key whenever it changes. */
  revealKey?: string | undefined
  /** Hears which rows are shown, and which of the whole list they are. Keep it the same from one drawing to the next. */
  onRows?: (rows: readonly Row[], range: PageRange) => void
  /** Height of rows until the reader chooses; default: the theme's. */
  density?: 'comfortable' | 'compact'
  /** Offers to download all rows of the filter as a CSV file; a function draws the button, in a place of its own. */
  csv?: boolean | ((offer: CsvOffer) => ReactNode)
  /** Stands above the rows while they are awaited. */
  whilePending?: ReactNode
  /** At the start of the bar: a choice between views. */
  toolbarStart?: ReactNode
  /** At the end of the bar, before density and columns. */
  toolbarEnd?: ReactNode
  /** Groups this table's keys in the address when a page holds several. */
  statePrefix?: string
}

/** @deprecated `ResourceTable`'s `grid` is a boolean. */
export type GridPattern = true

/** @deprecated `grid` without a value does the same. */
export const gridPattern: GridPattern = true
