import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  type ExpandedState,
  type Header,
  metaHelper,
  type ReactTable,
  rowExpandingFeature,
  rowSortingFeature,
  type Column as TableColumn,
  type TableFeature,
  type Row as TableRow,
  tableFeatures,
} from '@tanstack/react-table'
import type { Column } from './column.ts'

/** What lists use of TanStack Table; filters, search and pages are the server's. */
export const listFeatures = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowExpandingFeature,
  rowSortingFeature,
  columnMeta: metaHelper<Column<never>>(),
})

/** Selection is handed in with `useRowSelection`, so that lists without it do not carry it. */
export type ListFeatures = typeof listFeatures & { rowSelectionFeature?: TableFeature }
export type ListTable<Row extends object> = ReactTable<ListFeatures, Row, ExpandedState>
export type ListColumn<Row extends object> = TableColumn<ListFeatures, Row>
export type ListHeader<Row extends object> = Header<ListFeatures, Row>
export type ListRow<Row extends object> = TableRow<ListFeatures, Row>

/** A column as its list declares it. */
export function declaredOf<Row extends object>({ id, columnDef }: ListColumn<Row>): Column<Row> {
  return columnDef.meta ?? { field: id, title: id, text: () => '' }
}
