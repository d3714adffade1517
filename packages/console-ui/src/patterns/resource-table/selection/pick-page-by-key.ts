import type { KeyboardEvent } from 'react'
import { pageOf } from './page-of.ts'
import { pagePicked, togglePage } from './picks.ts'
import type { SelectionPartProps } from './row-selection.ts'

/** Ctrl+A or Command+A among the boxes picks the page, and leads to what can be done with it. */
export function pickPageByKey<Row>(
  event: KeyboardEvent,
  { selection, model }: SelectionPartProps<Row>,
): void {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'a') return
  event.preventDefault()
  selection.wantsBar.current = true
  const page = pageOf(model)
  selection.change((was) => (pagePicked(was, page) === 'all' ? { ...was } : togglePage(was, page)))
}
