import { type RefObject, useEffect, useRef } from 'react'

/** Ctrl+Z, on a Mac Command+Z, takes the last step back; within a text the text's own undo comes first. */
export const useUndoKey = (root: RefObject<HTMLElement | null>, undo: (() => void) | undefined): void => {
  const latest = useRef(undo)
  latest.current = undo
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return
      const target = event.target instanceof Element ? event.target : null
      const isElsewhere = target !== document.body && !root.current?.contains(target)
      if (event.altKey || event.shiftKey || event.defaultPrevented || isElsewhere) return
      if (target?.matches('input:not([type="checkbox"], [type="radio"]), textarea')) return
      event.preventDefault()
      latest.current?.()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [root])
}
