import type { KeyboardEvent } from 'react'
import { moveShownColumn } from './move-shown-column.ts'
import { isRightToLeft } from './right-to-left.ts'
import type { ColumnArrangement } from './use-column-arrangement.ts'

/** Ctrl+Shift+Left and Right on a header move its column; the focus goes along (ux 11). */
export function moveColumnByKey<Row>(
  event: KeyboardEvent<HTMLElement>,
  columns: ColumnArrangement<Row>,
  say: (text: string) => void,
): void {
  const { key, ctrlKey, shiftKey, target } = event
  if (!ctrlKey || !shiftKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return
  const focused = target instanceof HTMLElement ? target : undefined
  const header = focused?.closest<HTMLElement>('[data-field]')
  if (!focused || !header) return
  event.preventDefault()
  event.stopPropagation()
  const toEnd = (key === 'ArrowRight') !== isRightToLeft(header)
  moveShownColumn(columns, header.dataset.field ?? '', toEnd ? 1 : -1, say)
  // A header that changes its place loses the focus on the way.
  requestAnimationFrame(() => focused.focus({ preventScroll: true }))
}
