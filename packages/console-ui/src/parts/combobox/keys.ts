import type { KeyboardEvent } from 'react'

const page = 10

/** Where the product wants other keys than Headless UI: Tab leaves without picking, Page Up and Down move by ten. Set it as `onKeyDownCapture` around the input. */
export function comboboxKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Tab') event.stopPropagation()
  if (event.key !== 'PageUp' && event.key !== 'PageDown') return
  event.preventDefault()
  event.stopPropagation()
  const key = event.key === 'PageUp' ? 'ArrowUp' : 'ArrowDown'
  for (let step = 0; step < page; step += 1) {
    event.target.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }
}
