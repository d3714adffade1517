import { useEffect } from 'react'

/**
 * Whoever came by a link has no place in the page to go back to: once the drawer is gone the focus is on the site in the
 * list, else on the title.
 */
export function useBackToSite(code: string | undefined): void {
  useEffect(
    () => () => {
      // A dialog that is gone gives the focus back first.
      setTimeout(() => {
        if (document.activeElement !== null && document.activeElement !== document.body) return
        const rows = [...document.querySelectorAll<HTMLElement>('[data-ec-table] tbody th button')]
        const row = rows.find(({ textContent }) => textContent === code)
        ;(row ?? document.querySelector<HTMLElement>('[data-ec-title]'))?.focus()
      }, 50)
    },
    [code],
  )
}
