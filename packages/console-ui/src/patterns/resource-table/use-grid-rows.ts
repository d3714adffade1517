import { useMemo } from 'react'
import type { Column } from './column.ts'
import { type TableExtras, withRoomForTitles } from './column-widths.ts'
import type { ArrangedColumn } from './model/arrange-columns.ts'

export type GridRow<Row> = {
  readonly key: string
  readonly row: Row
}

/** Rows with their keys, and the visible columns in order, none too narrow for its title unless the reader made it so: the same ones until rows or columns change. */
export function useGridRows<Row extends object>(
  rows: readonly Row[],
  arranged: readonly ArrangedColumn<Row>[],
  keyOf: (row: Row) => string,
  { boxes, menu, chevrons }: TableExtras,
): { columns: readonly Column<Row>[]; rows: readonly GridRow<Row>[] } {
  const columns = useMemo(
    () => withRoomForTitles(arranged, { boxes, menu, chevrons }),
    [arranged, boxes, menu, chevrons],
  )
  const keyed = useMemo(() => rows.map((row) => ({ key: keyOf(row), row })), [rows, keyOf])
  return { columns, rows: keyed }
}
