import type { ListQuery } from '@edconsole/console-core'
import type { TableFeature } from '@tanstack/react-table'
import type { ReactElement, ReactNode, RefObject } from 'react'
import type { ListRow } from '../list-table.ts'
import type { TableModel } from '../use-resource-table.ts'
import type { Picks, selectionOptions } from './picks.ts'

/** Rows that an action is to be done with. */
export type Selected<Row> =
  /** These, over all pages; `keys` are what the list names its rows with. */
  | {
      readonly kind: 'rows'
      readonly count: number
      readonly keys: readonly string[]
      readonly rows: readonly Row[]
    }
  /** Whatever matches, however many pages that are: filters and search as the list was asked with them. */
  | {
      readonly kind: 'all'
      readonly count: number | undefined
      readonly query: Pick<ListQuery, 'filter' | 'search'>
    }

/** What a screen hands to its `ResourceTable`; made by `useRowSelection`. */
export type RowSelection<Row> = {
  readonly picks: Picks<Row>
  change(next: (picks: Picks<Row>) => Picks<Row>): void
  /** Lets go of everything, for example once an action is done. */
  clear(): void
  readonly actions: (selected: Selected<Row>) => ReactNode
  /** The header's cell: there the focus goes when the bar goes. */
  readonly header: RefObject<HTMLTableCellElement | null>
  /** The bar takes the focus when it comes. */
  readonly wantsBar: RefObject<boolean>
  readonly parts: SelectionParts
}

export type SelectionPartProps<Row extends object> = {
  selection: RowSelection<Row>
  model: Pick<TableModel<Row>, 'table' | 'range' | 'query'>
  noun: readonly [one: string, many: string]
}

/** What is drawn of a selection, and what the table needs for it. Handed in with it, so that lists without one do not carry it. */
export type SelectionParts = {
  readonly feature: TableFeature
  readonly optionsOf: typeof selectionOptions
  RowBox<Row extends object>(
    props: SelectionPartProps<Row> & { row: ListRow<Row>; name: string },
  ): ReactElement
  HeaderBox<Row extends object>(props: SelectionPartProps<Row>): ReactElement
  Toolbar<Row extends object>(props: SelectionPartProps<Row> & { children: ReactElement }): ReactElement
}
