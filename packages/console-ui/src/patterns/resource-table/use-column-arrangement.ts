import type { TablePreferencesHook } from '@edconsole/console-core'
import { useMemo } from 'react'
import type { Column } from './column.ts'
import {
  type ArrangedColumn,
  arrangeColumns,
  columnStatesOf,
  moveColumn,
  setHidden,
} from './model/arrange-columns.ts'

export type ColumnArrangement<Row> = {
  readonly all: readonly ArrangedColumn<Row>[]
  readonly visible: readonly Column<Row>[]
  /** Something differs from what the list declares. */
  readonly changed: boolean
  hide(field: string, hidden: boolean): void
  move(field: string, by: -1 | 1): void
  reset(): void
}

/** Which columns are shown, in which order; every change is saved under the table's id (R23). */
export function useColumnArrangement<Row>(
  columns: readonly Column<Row>[],
  { columnStates, setColumnStates }: Pick<TablePreferencesHook, 'columnStates' | 'setColumnStates'>,
): ColumnArrangement<Row> {
  const all = useMemo(() => arrangeColumns(columns, columnStates), [columns, columnStates])
  const visible = useMemo(() => all.filter((item) => !item.hidden).map((item) => item.column), [all])
  const declared = columnStatesOf(arrangeColumns(columns, undefined))
  return {
    all,
    visible,
    changed: JSON.stringify(columnStatesOf(all)) !== JSON.stringify(declared),
    hide: (field, hidden) => setColumnStates(columnStatesOf(setHidden(all, field, hidden))),
    move: (field, by) => setColumnStates(columnStatesOf(moveColumn(all, field, by))),
    reset: () => setColumnStates(declared),
  }
}
