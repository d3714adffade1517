import type { KeyboardEvent } from 'react'
import type { SelectionPartProps } from './row-selection.ts'

/** Ctrl+A or Command+A among the boxes picks the page, and leads to what can be done with it. */
export function pickPageByKey<Row extends object>(
  event: KeyboardEvent,
  { selection, model: { table } }: SelectionPartProps<Row>,
): void {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'a') return
  event.preventDefault()
  selection.wantsBar.current = true
  // Drawn anew, so that the bar takes the focus
  if (table.getIsAllPageRowsSelected()) selection.change((was) => ({ ...was }))
  else table.toggleAllPageRowsSelected()
}
