import type { KeyboardEvent } from 'react'
import { moveColumn } from './model/move-column.ts'
import { isRightToLeft } from './right-to-left.ts'
import type { TableModel } from './use-resource-table.ts'

/** Ctrl+Shift+Left and Right on a header move its column; the focus goes along (ux 11). */
export function moveColumnByKey<Row extends object>(
  event: KeyboardEvent<HTMLElement>,
  { table, say }: Pick<TableModel<Row>, 'table' | 'say'>,
): void {
  const { key, ctrlKey, shiftKey, target } = event
  if (!ctrlKey || !shiftKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return
  const focused = target instanceof HTMLElement ? target : undefined
  const header = focused?.closest<HTMLElement>('[data-field]')
  if (!focused || !header) return
  event.preventDefault()
  event.stopPropagation()
  const toEnd = (key === 'ArrowRight') !== isRightToLeft(header)
  const shown = table.getVisibleLeafColumns()
  const column = shown.find(({ id }) => id === header.dataset.field)
  if (column) moveColumn(table, shown, { column, by: toEnd ? 1 : -1, say })
  // A header that changes its place loses the focus on the way.
  requestAnimationFrame(() => focused.focus({ preventScroll: true }))
}
