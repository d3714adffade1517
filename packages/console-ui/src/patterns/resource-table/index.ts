export { type CardFigure, type CardPattern, type CardSpec, cardPattern } from './cards/card-spec.ts'
export type { Column } from './column.ts'
export { columnsOfResponse } from './columns-of-response.ts'
export type {
  ChoiceFilter,
  FilterOption,
  FilterSpec,
  FlagFilter,
  NumberFilter,
  SinceFilter,
  TextFilter,
} from './filter-spec.ts'
export { type QuickView, type QuickViews, quickViews } from './quick-views/quick-views.ts'
export { rawColumns } from './raw-columns.ts'
export { ResourceTable } from './resource-table.tsx'
export { type GridPattern, gridPattern, type ResourceTableProps } from './resource-table-props.ts'
export type { RowSelection, Selected } from './selection/row-selection.ts'
export { type RowSelectionOptions, useRowSelection } from './selection/use-row-selection.ts'
export { type TableFilter, useTableFilter } from './use-table-filter.ts'
