import type { ColumnState } from '@edconsole/console-core/contract'
import type { Column } from '../column.ts'

export type ArrangedColumn<Row> = {
  /** As declared, with the width and the pin that the reader gave it. */
  readonly column: Column<Row>
  readonly hidden: boolean
  /** Stands beside the row header while the rest scrolls sideways. */
  readonly pinned: boolean
  /** The width that the reader gave it, in pixels of a text size of 16. */
  readonly width: number | undefined
}

/**
 * Declared columns as the reader left them. Saved columns that no longer exist are forgotten; columns that are new since
 * then stand after the one they are declared after. The row header leads, then come the pinned ones.
 */
export function arrangeColumns<Row>(
  columns: readonly Column<Row>[],
  saved: readonly ColumnState[] | undefined,
): ArrangedColumn<Row>[] {
  const states = new Map(saved?.map((state) => [state.field, state]))
  const arranged = [...states.keys()].flatMap((field) => columns.filter((c) => c.field === field))
  columns.forEach((column, index) => {
    if (states.has(column.field)) return
    const before = columns[index - 1]
    arranged.splice(before ? arranged.indexOf(before) + 1 : 0, 0, column)
  })
  return grouped(
    arranged.map((column) => {
      const state = states.get(column.field)
      const { hidden, pinned, width } = state ?? column
      const isPinned = !column.rowHeader && pinned === true
      return {
        column: {
          ...column,
          ...(width !== undefined && { width }),
          pinned: isPinned,
          // The reader may have made it too narrow.
          ...(state?.width !== undefined && { fits: undefined }),
        },
        hidden: !column.rowHeader && hidden === true,
        pinned: isPinned,
        width: state?.width,
      }
    }),
  )
}

/** What is saved of an arrangement. */
export function columnStatesOf<Row>(arranged: readonly ArrangedColumn<Row>[]): ColumnState[] {
  return arranged.map(({ column, hidden, pinned, width }) => ({
    field: column.field,
    ...(hidden && { hidden }),
    ...(pinned && { pinned }),
    ...(width !== undefined && { width }),
  }))
}

/** The row header first, then the pinned ones; otherwise as they are. */
export function grouped<Row>(arranged: readonly ArrangedColumn<Row>[]): ArrangedColumn<Row>[] {
  return [...arranged].sort((a, b) => groupOf(a) - groupOf(b))
}

/** Columns move within their group alone. */
export function groupOf({ column, pinned }: ArrangedColumn<unknown>): number {
  return column.rowHeader ? 0 : pinned ? 1 : 2
}
