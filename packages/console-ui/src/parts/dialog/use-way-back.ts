import { useEffect, useRef } from 'react'
import { focusIfLost } from '../way-back/focus-if-lost.ts'
import { countOpenDialog } from './open-dialogs.ts'

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
    const closed = countOpenDialog()
    return () => {
      closed()
      const from = opener.current
      opener.current = null
      if (from !== null) focusIfLost(from)
    }
  }, [open])
}
