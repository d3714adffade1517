import type { KeyboardEvent } from 'react'
import type { Marked } from './use-marked.ts'
import type { OptionSearch } from './use-options.ts'
import { PAGE } from './within-reach.ts'

const ACTIONS: Record<string, (marked: Marked) => void> = {
  ArrowDown: (marked) => marked.move(1, 1),
  ArrowUp: (marked) => marked.move(-1, 1),
  PageDown: (marked) => marked.move(1, PAGE),
  PageUp: (marked) => marked.move(-1, PAGE),
  Home: (marked) => marked.toEnd('first'),
  End: (marked) => marked.toEnd('last'),
}

/** The keys of a list that is always open (ux 7.3). Those that write, and Tab and Esc, are not its own. */
export function panelKeys(
  event: KeyboardEvent<HTMLElement>,
  { byPointer, settle }: OptionSearch,
  marked: Marked,
  onPick: (value: string) => void,
): void {
  byPointer.current = false
  // While letters are put together, the keys belong to that.
  if (event.nativeEvent.isComposing || (event.shiftKey && event.key !== 'Enter')) return
  const act = ACTIONS[event.key]
  if (!act && event.key !== 'Enter') return
  event.preventDefault()
  settle()
  act?.(marked)
  const value = act ? undefined : marked.value()
  if (value) onPick(value)
}
