import { type RefObject, useRef } from 'react'
import { wayBack } from '../../parts/way-back/way-back.ts'
import { useShortcut } from '../shortcuts/use-shortcut.ts'

/** A key of the console moves the focus to the newest message, from anywhere on the page (ux 11). The returned function gives it back. */
export function useNewestKey(newest: RefObject<HTMLElement | null>, isThere: boolean): () => void {
  const cameFrom = useRef<HTMLElement>(null)
  const focusNewest = () => {
    const { activeElement } = document
    const isInside = newest.current?.closest('section')?.contains(activeElement)
    if (!isInside) cameFrom.current = activeElement instanceof HTMLElement ? activeElement : null
    newest.current?.focus()
  }
  useShortcut('message', isThere ? focusNewest : undefined)
  return () => {
    if (cameFrom.current) wayBack(cameFrom.current)?.focus()
    cameFrom.current = null
  }
}
