import { type RefObject, useEffect, useRef } from 'react'
import { wayBack } from '../../parts/way-back/way-back.ts'

/** F8 moves the focus to the newest message, from anywhere on the page (ux 11). The returned function gives it back. */
export function useNewestKey(newest: RefObject<HTMLElement | null>): () => void {
  const cameFrom = useRef<HTMLElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const message = newest.current
      if (event.key !== 'F8' || !message) return
      event.preventDefault()
      const { activeElement } = document
      const isInside = message.closest('section')?.contains(activeElement)
      if (!isInside) cameFrom.current = activeElement instanceof HTMLElement ? activeElement : null
      message.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [newest])
  return () => {
    if (cameFrom.current) wayBack(cameFrom.current)?.focus()
    cameFrom.current = null
  }
}
