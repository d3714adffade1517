import { type RefObject, useEffect } from 'react'

/** F8 moves the focus to the newest message, from anywhere on the page (ux 11). */
export function useNewestKey(newest: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F8' || !newest.current) return
      event.preventDefault()
      newest.current.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [newest])
}
