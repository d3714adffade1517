import { type RefObject, useEffect, useState } from 'react'

/**
 * The direction that an element around `place` sets, if it is not the document's: what is moved to the body has to be told.
 * Read from `dir`, as hosts set it; nothing is measured.
 */
export function useOwnDirection(place: RefObject<Element | null>): 'ltr' | 'rtl' | undefined {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>()
  useEffect(() => {
    const setter = place.current?.closest('[dir]')
    if (!setter || setter === document.documentElement || setter === document.body) return
    const read = () => {
      const dir = setter.getAttribute('dir')?.toLowerCase()
      setDirection(dir === 'rtl' || dir === 'ltr' ? dir : undefined)
    }
    read()
    const changes = new MutationObserver(read)
    changes.observe(setter, { attributeFilter: ['dir'] })
    return () => changes.disconnect()
  }, [place])
  return direction
}
