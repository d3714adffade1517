import type { ColumnState } from '@edconsole/console-core/contract'
import type { Column } from '../column.ts'

export type ArrangedColumn<Row> = { readonly column: Column<Row>; readonly hidden: boolean }

/**
 * Declared columns in the order and visibility that the reader saved. Saved columns that no longer exist are
 * forgotten; columns that are new since then stand after the one they are declared after. The row header leads.
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
  return leadByRowHeader(arranged).map((column) => ({
    column,
    hidden:
      !column.rowHeader &&
      (states.has(column.field) ? states.get(column.field)?.hidden === true : column.hidden === true),
  }))
}

/** What is saved of an arrangement. */
export function columnStatesOf<Row>(arranged: readonly ArrangedColumn<Row>[]): ColumnState[] {
  return arranged.map(({ column, hidden }) => ({ field: column.field, ...(hidden && { hidden }) }))
}

export function setHidden<Row>(
  arranged: readonly ArrangedColumn<Row>[],
  field: string,
  hidden: boolean,
): ArrangedColumn<Row>[] {
  return arranged.map((item) =>
    item.column.field === field && !item.column.rowHeader ? { ...item, hidden } : item,
  )
}

/** Moves a column by one place; the row header keeps the first. */
export function moveColumn<Row>(
  arranged: readonly ArrangedColumn<Row>[],
  field: string,
  by: -1 | 1,
): ArrangedColumn<Row>[] {
  const from = arranged.findIndex((item) => item.column.field === field)
  const to = from + by
  const moved = arranged[from]
  const displaced = arranged[to]
  if (!moved || !displaced || moved.column.rowHeader || displaced.column.rowHeader) return [...arranged]
  const next = [...arranged]
  next[from] = displaced
  next[to] = moved
  return next
}

function leadByRowHeader<Row>(columns: readonly Column<Row>[]): Column<Row>[] {
  return [...columns.filter((c) => c.rowHeader), ...columns.filter((c) => !c.rowHeader)]
}
