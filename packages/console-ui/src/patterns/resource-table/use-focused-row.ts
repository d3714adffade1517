import { type RefObject, useLayoutEffect } from 'react'

/** Where on the page the row stands that had the focus when the list changed its form. */
export type FocusedRow = RefObject<number>

/**
 * A list changes between rows and cards when a panel opens or closes beside it, and what had the focus goes with it. The focus
 * stays with its row: in the form that comes next, what opens the row takes it.
 * @param list rows or cards, whichever this is called for
 * @param rows selects their elements
 * @param focused shared by both
 */
export function useFocusedRow(list: RefObject<HTMLElement | null>, rows: string, focused: FocusedRow): void {
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const all = () => [...element.querySelectorAll(rows)]
    const stop = all()[focused.current]?.querySelector<HTMLElement>('a[href], button:not([aria-haspopup])')
    // A menu that is closing gives the focus back to its button, which is gone.
    if (stop) requestAnimationFrame(() => requestAnimationFrame(() => stop.focus()))
    let last = -1
    const note = () => {
      last = all().findIndex((row) => row.matches(':focus-within'))
    }
    element.addEventListener('focusin', note)
    return () => {
      element.removeEventListener('focusin', note)
      // While a menu of the row closes, the focus is nowhere.
      const { activeElement: at, body } = document
      const isLeft = at && at !== body && !element.contains(at) && !at.closest('[role="menu"]')
      focused.current = isLeft ? -1 : last
    }
  }, [list, rows, focused])
}
