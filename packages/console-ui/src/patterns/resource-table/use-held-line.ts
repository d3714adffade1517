import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'

/** Position of the line that has the focus, -1 without one: scrolled out of view, it must not take the focus with it. */
export function useHeldLine(region: RefObject<HTMLElement | null>, keys: readonly string[]): number {
  const [held, setHeld] = useState<string>()
  const latest = useRef(keys)
  latest.current = keys
  const hold = useCallback(
    (target: EventTarget | null) => {
      const inside = target instanceof Element && region.current?.contains(target)
      const line = inside ? target.closest<HTMLElement>('tr[data-index]') : null
      setHeld(line ? latest.current[Number(line.dataset.index)] : undefined)
    },
    [region],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is drawn in the same lines, focus and all
  useEffect(() => {
    if (document.activeElement !== document.body) hold(document.activeElement)
  }, [hold, keys])
  useEffect(() => {
    const element = region.current
    if (!element) return
    const onFocus = (event: FocusEvent) => hold(event.target)
    // Without a next target the window lost the focus, and it will come back to the same line.
    const onBlur = (event: FocusEvent) => event.relatedTarget && hold(event.relatedTarget)
    element.addEventListener('focusin', onFocus)
    element.addEventListener('focusout', onBlur)
    return () => {
      element.removeEventListener('focusin', onFocus)
      element.removeEventListener('focusout', onBlur)
    }
  }, [region, hold])
  return useMemo(() => (held === undefined ? -1 : keys.indexOf(held)), [held, keys])
}
