import { watch } from './when-there.ts'

/**
 * Gives the focus to the title within an element as soon as there is one, unless the reader has moved on.
 * @param before what may still have the focus from the page before
 */
export function focusTitle(within: HTMLElement, before: Element | null = null): () => void {
  let focused: Element | null = null
  return watch(within, (stop) => {
    // A placeholder has the title too; then the focus goes with it, and comes to the screen's own.
    const title = within.querySelector<HTMLElement>('[data-ec-title]')
    if (!title || title === focused) return
    if (![null, document.body, focused, before].includes(document.activeElement)) return stop()
    focused = title
    title.focus()
  })
}
