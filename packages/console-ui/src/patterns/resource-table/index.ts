export { type CardPattern, cardPattern } from './cards/card-pattern.ts'
export type { CardFigure, CardSpec } from './cards/card-spec.ts'
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
export { type GridPattern, gridPattern } from './grid/grid-pattern.ts'
export { type QuickView, type QuickViews, quickViews } from './quick-views/quick-views.ts'
export { rawColumns } from './raw-columns.ts'
export { ResourceTable } from './resource-table.tsx'
export type { ResourceTableProps } from './resource-table-props.ts'
export type { RowSelection, Selected } from './selection/row-selection.ts'
export { type RowSelectionOptions, useRowSelection } from './selection/use-row-selection.ts'
export { type TableFilter, useTableFilter } from './use-table-filter.ts'
