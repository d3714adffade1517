import { moveColumn } from './model/move-column.ts'
import { isRightToLeft } from './right-to-left.ts'
import type { TableModel } from './table-model.ts'

/** Moves the column of the header that holds the target; the focus goes along (ux 11). */
export function moveColumnByKey<Row extends object>(
  key: 'ArrowLeft' | 'ArrowRight',
  target: EventTarget,
  { table, say, m }: Pick<TableModel<Row>, 'table' | 'say' | 'm'>,
): void {
  const focused = target instanceof HTMLElement ? target : undefined
  const header = focused?.closest<HTMLElement>('[data-field]')
  if (!focused || !header) return
  const toEnd = (key === 'ArrowRight') !== isRightToLeft(header)
  const shown = table.getVisibleLeafColumns()
  const column = shown.find(({ id }) => id === header.dataset.field)
  if (column) moveColumn(table, shown, { column, by: toEnd ? 1 : -1, say, m: m.columns })
  // A header that changes its place loses the focus on the way.
  requestAnimationFrame(() => focused.focus({ preventScroll: true }))
}
