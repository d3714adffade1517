import type { CSSProperties } from 'react'
import type { Column } from './column.ts'

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
