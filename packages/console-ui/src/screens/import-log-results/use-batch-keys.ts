import { useEffect, useRef } from 'react'

/** `[` and `]` lead to the batch before and after, except while something is typed or a dialog is open. */
export const useBatchKeys = (steps: {
  previous: (() => void) | undefined
  next: (() => void) | undefined
}): void => {
  const latest = useRef(steps)
  latest.current = steps
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target))
        return
      const step =
        event.key === '[' ? latest.current.previous : event.key === ']' ? latest.current.next : undefined
      if (!step) return
      event.preventDefault()
      step()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

const isBusy = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"]',
  ) !== null
