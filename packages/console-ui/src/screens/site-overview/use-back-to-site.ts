import { type RefObject, useLayoutEffect, useRef } from 'react'

/** As long as a question that closed with the drawer may keep the page from taking the focus. */
const TRIES = 10
const EVERY_MS = 100
const TITLE = '[data-ec-title]'
/** Where the focus does not stay: in what closes, and on the title as soon as the site is there. */
const PASSING = `[role="dialog"], [role="alertdialog"], ${TITLE}`

/**
 * Whoever came by a link has no place in the page to go back to: once the drawer is gone the focus is on the site in the
 * list, else on the title.
 * @param here something of the screen, of which a page may hold several
 */
export function useBackToSite(here: RefObject<HTMLElement | null>, code: string | undefined): void {
  const latest = useRef(code)
  latest.current = code
  useLayoutEffect(() => {
    const around = here.current?.closest('[data-ec-screen]') ?? document
    return () => void setTimeout(() => focusSite(around, latest.current, TRIES), 0)
  }, [here])
}

function focusSite(around: ParentNode, code: string | undefined, tries: number): void {
  const held = document.activeElement
  const isHeld = held !== null && held !== document.body && !held.closest(PASSING)
  if (tries === 0 || isHeld) return
  const rows = [...around.querySelectorAll<HTMLElement>('[data-ec-table] tbody th button')]
  const row = rows.find(({ textContent }) => textContent === code)
  ;(row ?? around.querySelector<HTMLElement>(TITLE))?.focus()
  setTimeout(() => focusSite(around, code, tries - 1), EVERY_MS)
}
