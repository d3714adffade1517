import type { ColumnState } from '@edconsole/console-core/contract'
import type { TableState } from '@tanstack/react-table'
import type { Column } from '../column.ts'
import type { ListFeatures } from '../list-table.ts'

/** What a reader can do with columns, as TanStack Table keeps it. */
export type ColumnsState = Pick<
  TableState<ListFeatures>,
  'columnOrder' | 'columnPinning' | 'columnVisibility' | 'columnSizing'
>

type Declared = Pick<Column<never>, 'field' | 'rowHeader' | 'hidden' | 'pinned'>

/** Pixels of a text size of 16. Below the first no title can be read; beyond the second nothing else. */
export const COLUMN_WIDTH = { min: 48, max: 1200, step: 16 } as const

/** A width that can be saved. TanStack Table keeps what it is given and limits it only when it is read. */
export function clampWidth(width: number): number {
  return Math.round(Math.min(COLUMN_WIDTH.max, Math.max(COLUMN_WIDTH.min, width)))
}

/**
 * Declared columns as the reader left them. Saved columns that no longer exist are forgotten; columns that are new since
 * then stand after the one they are declared after. The row header leads, then come the pinned ones.
 */
export function columnsState(
  columns: readonly Declared[],
  saved: readonly ColumnState[] | undefined,
): ColumnsState {
  const states = new Map(saved?.map((state) => [state.field, state]))
  const ordered = [...states.keys()].flatMap((field) => columns.filter((column) => column.field === field))
  columns.forEach((column, index) => {
    if (states.has(column.field)) return
    const before = columns[index - 1]
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, column)
  })
  const stateOf = (column: Declared) => states.get(column.field) ?? column
  const groupOf = (column: Declared) => (column.rowHeader ? 0 : stateOf(column).pinned ? 1 : 2)
  ordered.sort((a, b) => groupOf(a) - groupOf(b))
  return {
    columnOrder: ordered.map(({ field }) => field),
    columnPinning: { start: ordered.flatMap((c) => (groupOf(c) < 2 ? [c.field] : [])), end: [] },
    columnVisibility: Object.fromEntries(
      ordered.map((column) => [column.field, column.rowHeader === true || !stateOf(column).hidden]),
    ),
    columnSizing: Object.fromEntries(
      [...states.values()].flatMap(({ field, width }) => (width === undefined ? [] : [[field, width]])),
    ),
  }
}

/** What is saved of it, in the order of the table. */
export function columnStatesOf(columns: readonly Declared[], state: ColumnsState): ColumnState[] {
  const { start } = state.columnPinning
  const leading = new Set(columns.flatMap(({ field, rowHeader }) => (rowHeader ? [field] : [])))
  const states = state.columnOrder.map((field): ColumnState => {
    const width = state.columnSizing[field]
    return {
      field,
      ...(state.columnVisibility[field] === false && { hidden: true }),
      ...(start.includes(field) && !leading.has(field) && { pinned: true }),
      ...(width !== undefined && { width: clampWidth(width) }),
    }
  })
  const place = ({ field }: ColumnState) => (leading.has(field) ? 0 : start.includes(field) ? 1 : 2)
  return states.sort((a, b) => place(a) - place(b))
}
