import type { ListQuery, ListState, Operation } from '@edconsole/console-core'
import type { RefObject } from 'react'
import type { Column } from './column.ts'
import type { FilterSpec } from './filter-spec.ts'
import type { ListTable } from './list-table.ts'
import type { TableMessages } from './messages.ts'
import type { ActiveFilter } from './model/active-filters.ts'
import type { ColumnsState } from './model/columns-state.ts'
import type { Today } from './model/filter-value.ts'
import type { PageRange } from './model/page-range.ts'
import type { ViewRules } from './model/table-state.ts'
import type { QuickViews } from './quick-views/quick-views.ts'
import type { TableView } from './saved-views/use-table-view.ts'
import type { TableAddress } from './use-table-address.ts'

/** What a list knows and can do: made by `useResourceTable`, drawn by the components of this folder. */
export type TableModel<Row extends object> = TableAddress & {
  readonly list: ListState<Row>
  /** Changes when something else is asked for, not when the same is asked again. */
  readonly asked: string
  /** How the list was asked, page and all. */
  readonly query: ListQuery
  readonly operation: Operation<ListQuery, Row[]>
  /** Rows of another page stand in for those that were asked for, and have for a while. */
  readonly isSlow: boolean
  /** When the rows came that the reader last asked for. */
  readonly wantedAt: number | undefined
  readonly waiting: number
  showWaiting(): void
  keyOf(row: Row): string
  readonly status: 'unasked' | 'failed' | 'loading' | 'empty' | 'no-match' | 'rows'
  readonly filters: readonly FilterSpec[]
  /** What states of the list are read and written against. */
  readonly rules: ViewRules
  /** What a row is, one and many. */
  readonly noun: readonly [one: string, many: string]
  /** The views that it comes with. */
  readonly quickViews: QuickViews | undefined
  /** Its saved views. */
  readonly view: TableView
  readonly chips: readonly ActiveFilter[]
  readonly differs: boolean
  readonly size: number
  setSize(size: number): void
  readonly range: PageRange
  readonly table: ListTable<Row>
  /** As the list declares them, for the rows that came. */
  readonly columns: readonly Column<Row>[]
  /** How the reader arranged them; the same until that changes. */
  readonly arranged: ColumnsState
  arrange(next: ColumnsState): void
  /** They aren't as the list declares them. */
  readonly isArranged: boolean
  /** The reader shows more columns than the list does by itself, or wants those without room: all stay, and the table is scrolled. */
  readonly keepsAll: boolean
  keepAll(wanted: boolean): void
  /** Shown columns that the table is too narrow for; undefined until it is measured. */
  readonly withoutRoom: readonly string[] | undefined
  setWithoutRoom(fields: readonly string[]): void
  readonly m: TableMessages
  readonly today: Today
  /** What a screen reader hears next. */
  readonly news: string
  say(text: string): void
  /** The filter that is shown first when filters are opened next. */
  readonly wantedFilter: RefObject<string | undefined>
}
