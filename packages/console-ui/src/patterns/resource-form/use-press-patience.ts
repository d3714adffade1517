import { useEffect, useRef } from 'react'

/**
 * Puts something off until the pointer is up again: a fault that appears when a field is left moves what is below it, and
 * the press that left the field would hit something else.
 */
export function usePressPatience(): (action: () => void) => void {
  const pressed = useRef(false)
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    const down = () => {
      pressed.current = true
    }
    const up = () => {
      pressed.current = false
      const due = waiting.current.splice(0)
      // After the click that belongs to it.
      const act = () => {
        for (const action of due) action()
      }
      if (due.length > 0) setTimeout(act, 0)
    }
    document.addEventListener('pointerdown', down, true)
    document.addEventListener('pointerup', up, true)
    document.addEventListener('pointercancel', up, true)
    return () => {
      document.removeEventListener('pointerdown', down, true)
      document.removeEventListener('pointerup', up, true)
      document.removeEventListener('pointercancel', up, true)
    }
  }, [])
  return useRef((action: () => void) => {
    if (pressed.current) waiting.current.push(action)
    else action()
  }).current
}
