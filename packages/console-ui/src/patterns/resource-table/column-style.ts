import type { CSSProperties } from 'react'
import { classNames } from '../../styles/class-names.ts'
import type { Column } from './column.ts'
import * as css from './table-grid.css.ts'

type Drawn = Pick<Column<never>, 'align' | 'mono' | 'rowHeader' | 'pinned' | 'priority' | 'fits'>

// A page has a cell of it in every row.
const known = new WeakMap<Drawn, string>()

/** The class of all cells of a column. */
export function cellClass(column: Drawn): string {
  let name = known.get(column)
  if (name === undefined) {
    name = classNames(
      css.cell,
      column.align === 'end' && css.end,
      column.mono && css.mono,
      column.fits && css.fits,
      isSticky(column) && css.sticky,
      priorityClass(column),
    )
    known.set(column, name)
  }
  return name
}

type Placed = Pick<Column<never>, 'rowHeader' | 'pinned'>

/** Stays in place while the rest scrolls sideways. */
export function isSticky({ rowHeader, pinned }: Placed): boolean {
  return rowHeader === true || pinned === true
}

/** Where a pinned column stays: after the columns that stay before it, as wide as they were measured. */
export function pinnedStyle(column: Placed, index: number): CSSProperties | undefined {
  return column.pinned ? { insetInlineStart: `var(${pinnedOffset(index)})` } : undefined
}

/** The custom property that holds how far from the start the column with this index stays. */
export function pinnedOffset(index: number): string {
  return `--ec-pinned-${index}`
}

type Leaving = Pick<Column<never>, 'priority'>

/** The class that lets the cells of a column leave when the container gets small. */
export function priorityClass({ priority = 1 }: Leaving): string | undefined {
  return priority === 1 ? undefined : css.cellPriority[priority]
}

/** The class that takes the column's own width then. */
export function columnPriorityClass({ priority = 1 }: Leaving): string | undefined {
  return priority === 1 ? undefined : css.columnPriority[priority]
}
