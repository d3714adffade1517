import { useEffect, useRef } from 'react'
import { wayBack } from '../way-back/way-back.ts'

/**
 * When a dialog has closed and what opened it is gone, or has become another control by what the dialog did, the focus
 * goes where that stood. In all other cases the dialog itself has given it back by then.
 */
export function useWayBack(open: boolean): void {
  const opener = useRef<Element>(null)
  // Asked before the dialog takes the focus.
  if (open && opener.current === null) opener.current = globalThis.document?.activeElement ?? null
  useEffect(() => {
    if (!open) return
    return () => {
      const from = opener.current
      opener.current = null
      requestAnimationFrame(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        if (isLost && from !== null && from !== document.body) wayBack(from)?.focus()
      })
    }
  }, [open])
}
