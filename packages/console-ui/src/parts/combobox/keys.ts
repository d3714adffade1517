import type { KeyboardEvent } from 'react'
import type { OptionSearch } from './use-options.ts'
import { PAGE } from './within-reach.ts'

const ACTS_ON_LIST = /^(Arrow|Page|Home|End|Enter|Tab)/

/** Where the product wants other keys than Headless UI: Tab leaves without picking, Page Up and Down move by ten. Set it as `onKeyDownCapture` around the input. */
export function comboboxKeys(event: KeyboardEvent<HTMLElement>, { byPointer, settle }: OptionSearch): void {
  byPointer.current = false
  if (ACTS_ON_LIST.test(event.key)) settle()
  if (event.key === 'Tab') event.stopPropagation()
  if (event.key !== 'PageUp' && event.key !== 'PageDown') return
  event.preventDefault()
  event.stopPropagation()
  const key = event.key === 'PageUp' ? 'ArrowUp' : 'ArrowDown'
  for (let step = 0; step < PAGE; step += 1) press(event.target, key)
}

/** Headless UI opens a closed list for this key alone. */
export const openList = (input: HTMLInputElement): void => press(input, 'ArrowDown')

function press(target: EventTarget, key: string): void {
  target.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}
