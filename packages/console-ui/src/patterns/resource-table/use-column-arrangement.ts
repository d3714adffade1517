import type { TablePreferencesHook } from '@edconsole/console-core'
import { useMemo } from 'react'
import type { Column } from './column.ts'
import { type ArrangedColumn, arrangeColumns, columnStatesOf } from './model/arrange-columns.ts'

export type ColumnArrangement<Row> = {
  readonly all: readonly ArrangedColumn<Row>[]
  /** As the list declares them. */
  readonly declared: readonly Column<Row>[]
  /** Applies an arrangement and saves it under the table's id (R23). */
  save(next: readonly ArrangedColumn<Row>[]): void
}

/** Which columns are shown, in which order, how wide, and which of them stay in place. */
export function useColumnArrangement<Row>(
  declared: readonly Column<Row>[],
  { columnStates, setColumnStates }: Pick<TablePreferencesHook, 'columnStates' | 'setColumnStates'>,
): ColumnArrangement<Row> {
  return useMemo(() => {
    const save: ColumnArrangement<Row>['save'] = (next) => {
      const here = new Set(next.map(({ column }) => column.field))
      // A column that this answer does not have may be in the next one: what was saved of it stays.
      const away = columnStates?.filter(({ field }) => !here.has(field)) ?? []
      setColumnStates([...columnStatesOf(next), ...away])
    }
    return { all: arrangeColumns(declared, columnStates), declared, save }
  }, [declared, columnStates, setColumnStates])
}
