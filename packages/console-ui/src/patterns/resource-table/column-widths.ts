import type { CSSProperties } from 'react'
import type { Column } from './column.ts'
import { boxesWidth, columnWidth, widthAll, widthMedium, widthSmall } from './table-grid.css.ts'

/** What a column without a width takes at least. */
const FLEXIBLE = 140
export const MENU_WIDTH = 60
/** Of the boxes of a selection, the table's edge included. */
export const BOX_WIDTH = 48

/** How narrow the table may get in a wide, a medium and a small container, given which columns leave there. */
export function leastWidths<Row>(
  columns: readonly Column<Row>[],
  has: { boxes: boolean; menu: boolean },
): CSSProperties {
  const extra = (has.boxes ? BOX_WIDTH : 0) + (has.menu ? MENU_WIDTH : 0)
  const sum = (stays: (priority: 1 | 2 | 3) => boolean) =>
    columns.filter((c) => stays(c.priority ?? 1)).reduce((width, c) => width + (c.width ?? FLEXIBLE), extra)
  return {
    [nameOf(widthAll)]: rem(sum(() => true)),
    [nameOf(widthMedium)]: rem(sum((priority) => priority < 3)),
    [nameOf(widthSmall)]: rem(sum((priority) => priority === 1)),
    ...(has.boxes && { [nameOf(boxesWidth)]: rem(BOX_WIDTH) }),
  }
}

/** The width that a column asks for. */
export function widthOf(px: number): CSSProperties {
  return { [nameOf(columnWidth)]: rem(px) }
}

/** `--name` of `var(--name)`. */
function nameOf(reference: string): string {
  return reference.slice(4, -1)
}

/** A width that grows with the text. */
function rem(px: number): string {
  return `calc(${px / 16} * var(--ec-rem))`
}
