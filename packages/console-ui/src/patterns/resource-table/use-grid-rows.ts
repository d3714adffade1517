import {
  columnOrderingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { Column } from './column.ts'
import type { ArrangedColumn } from './model/arrange-columns.ts'

export type GridRow<Row> = {
  readonly key: string
  readonly row: Row
  readonly columns: readonly Column<Row>[]
}

const features = tableFeatures({ columnVisibilityFeature, columnOrderingFeature })

/** Rows with their visible columns in order. The one place that talks to the table library; its types end here. */
export function useGridRows<Row extends object>(
  rows: readonly Row[],
  arranged: readonly ArrangedColumn<Row>[],
  keyOf: (row: Row) => string,
): { columns: readonly Column<Row>[]; rows: readonly GridRow<Row>[] } {
  const { definitions, byField, columnOrder, columnVisibility } = useMemo(() => modelOf(arranged), [arranged])
  const table = useTable({
    features,
    data: rows,
    columns: definitions,
    getRowId: keyOf,
    state: { columnOrder, columnVisibility },
  })
  const columns = table.getVisibleLeafColumns().flatMap((leaf) => byField.get(leaf.id) ?? [])
  return {
    columns,
    rows: table.getRowModel().rows.map((row) => ({ key: row.id, row: row.original, columns })),
  }
}

function modelOf<Row extends object>(arranged: readonly ArrangedColumn<Row>[]) {
  return {
    definitions: arranged.map(({ column }) => ({
      id: column.field,
      accessorFn: (row: Row) => column.text(row),
    })),
    byField: new Map(arranged.map(({ column }) => [column.field, column])),
    columnOrder: arranged.map(({ column }) => column.field),
    columnVisibility: Object.fromEntries(arranged.map(({ column, hidden }) => [column.field, !hidden])),
  }
}
