import { useEffect } from 'react'

/** As long as a question that closed with the drawer may keep the page from taking the focus. */
const TRIES = 10
const EVERY_MS = 100
const CLOSING = '[role="dialog"], [role="alertdialog"]'

/**
 * Whoever came by a link has no place in the page to go back to: once the drawer is gone the focus is on the site in the
 * list, else on the title.
 */
export function useBackToSite(code: string | undefined): void {
  useEffect(() => () => void setTimeout(() => focusSite(code, TRIES), 0), [code])
}

function focusSite(code: string | undefined, tries: number): void {
  const held = document.activeElement
  const isHeld = held !== null && held !== document.body && !held.closest(CLOSING)
  if (tries === 0 || isHeld) return
  const rows = [...document.querySelectorAll<HTMLElement>('[data-ec-table] tbody th button')]
  const row = rows.find(({ textContent }) => textContent === code)
  ;(row ?? document.querySelector<HTMLElement>('[data-ec-title]'))?.focus()
  setTimeout(() => focusSite(code, tries - 1), EVERY_MS)
}
