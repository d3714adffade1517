import { type RefObject, useLayoutEffect } from 'react'

/** When a part goes away with the focus in it, as a button does that was pressed, the title of its screen takes the focus. */
export function useFocusAfter(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(
    () => () => {
      const element = part.current
      if (!element?.contains(document.activeElement)) return
      const title = element.closest('[data-ec-screen]')?.querySelector<HTMLElement>('[data-ec-title]')
      title?.focus({ preventScroll: true })
    },
    [part],
  )
}
