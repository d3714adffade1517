import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

const OPEN_ROW = 'tbody [aria-expanded="true"]'

export type RowFocus = {
  /** For the list: Enter on the row that is open leads into its panel. */
  onEnter(event: KeyboardEvent<HTMLElement>): void
  /** Back to the row that is open, or to what opened a panel without one, before it closes. */
  toRow(): void
}

/**
 * Keeps the focus of the keyboard with the open row while it changes, as long as it is in the list. What stands in no list,
 * such as a record that is being made, takes the focus when it opens: no row leads to it.
 */
export function useRowFocus(
  around: RefObject<HTMLElement | null>,
  opened: string | undefined,
  isAlone: boolean,
): RowFocus {
  const was = useRef(opened)
  const opener = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const isOther = was.current !== opened
    const changed = was.current !== undefined && opened !== undefined && isOther
    was.current = opened
    const title = isAlone ? titleOf(around.current) : null
    if (title && isOther) {
      const { activeElement } = document
      if (
        activeElement instanceof HTMLElement &&
        activeElement !== document.body &&
        !isInPanel(activeElement)
      )
        opener.current = activeElement
      title.focus()
      return
    }
    if (!changed || !isInRows(around.current)) return
    // The list may have to scroll there first.
    const timer = requestAnimationFrame(() => rowOf(around.current)?.focus())
    return () => cancelAnimationFrame(timer)
  }, [around, opened, isAlone])
  return {
    onEnter(event) {
      if (event.key !== 'Enter' || !(event.target instanceof Element)) return
      const title = titleOf(around.current)
      if (!title || !event.target.closest('tr')?.querySelector('[aria-expanded="true"]')) return
      // These have an Enter of their own.
      if (event.target.closest('a, [aria-haspopup]') || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      event.stopPropagation()
      title.focus()
    },
    toRow() {
      const row = rowOf(around.current) ?? opener.current
      // A dialog that is closing gives the focus back to where it was; this is where it should be.
      setTimeout(() => row?.isConnected && row.focus())
    },
  }
}

/**
 * For the panel, before everything that can take the focus in it: a panel that goes away because the list lost its row
 * leaves the focus to the first row, not to the top of the page.
 */
export function LeavesFocusToList({ around }: { around: RefObject<HTMLElement | null> }): null {
  useLayoutEffect(
    () => () => {
      const list = around.current
      if (!list?.querySelector('[data-ec-split]')?.contains(document.activeElement)) return
      // Closing the panel itself leads to its own row right after this: nothing scrolls in between.
      stopOf(list.querySelector<HTMLElement>('tbody [aria-expanded]'))?.focus({ preventScroll: true })
    },
    [around],
  )
  return null
}

function titleOf(around: HTMLElement | null): HTMLElement | null {
  return around?.querySelector<HTMLElement>('[data-ec-split-title]') ?? null
}

function isInPanel(element: HTMLElement): boolean {
  return element.closest('[data-ec-split]') !== null
}

/** The button of the open row; in a grid, where buttons are no stops, its cell. */
function rowOf(around: HTMLElement | null): HTMLElement | null {
  return stopOf(around?.querySelector<HTMLElement>(OPEN_ROW) ?? null)
}

function stopOf(button: HTMLElement | null): HTMLElement | null {
  return button?.closest('[role="grid"]') ? button.closest('td') : button
}

function isInRows(around: HTMLElement | null): boolean {
  const { activeElement } = document
  return activeElement?.closest('tbody') !== null && around?.contains(activeElement) === true
}
