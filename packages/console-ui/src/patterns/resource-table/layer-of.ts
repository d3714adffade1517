import type { CSSProperties } from 'react'
import type { Column } from './column.ts'
import { isSticky } from './pinned-style.ts'

const ABOVE_ROWS = 3

/** Each header above the next, so that its edge can be grasped on both sides; those that stay above those that scroll. */
export function layerOf(
  column: Pick<Column<never>, 'rowHeader' | 'pinned'>,
  index: number,
  count: number,
): CSSProperties {
  return { zIndex: ABOVE_ROWS + count - index + (isSticky(column) ? count : 0) }
}
