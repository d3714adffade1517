import { type RefObject, useEffect, useRef } from 'react'

/**
 * Ctrl+S, on a Mac Command+S, saves (ux 11). It counts where the focus is: in this form, or in none while there is
 * something to save here.
 */
export function useSaveKey(root: RefObject<HTMLElement | null>, isDirty: boolean, save: () => void): void {
  const latest = useRef({ isDirty, save })
  latest.current = { isDirty, save }
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isSave = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)
      if (!isSave || event.altKey || event.shiftKey || event.defaultPrevented) return
      const target = event.target instanceof Element ? event.target : null
      const isInside = target !== null && root.current?.contains(target)
      if (
        !isInside &&
        (target?.closest('[data-ec-form], [role="dialog"], [role="alertdialog"]') || !latest.current.isDirty)
      )
        return
      event.preventDefault()
      if (latest.current.isDirty) latest.current.save()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [root])
}
