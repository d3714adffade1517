import { type RefObject, useEffect, useState } from 'react'
import type { Scheme } from './theme.ts'

/**
 * The `color-scheme` that stands around `place`, as its host has it and whenever it changes. Colors inherit it by themselves; this
 * is for shadows, and for what is moved to the body.
 * @param isWanted false where the scheme is given
 */
export function useSchemeAround(place: RefObject<Element | null>, isWanted: boolean): Scheme | undefined {
  const [scheme, setScheme] = useState<Scheme>()
  useEffect(() => {
    const around = place.current?.parentElement
    if (!around || !isWanted) return setScheme(undefined)
    const read = () => {
      const { colorScheme = '' } = getComputedStyle(around)
      const isDark = colorScheme.includes('dark')
      setScheme(isDark ? (colorScheme.includes('light') ? 'system' : 'dark') : 'light')
    }
    read()
    // A host switches by a class, a style or an attribute of its own.
    const changes = new MutationObserver(read)
    for (const element of [document.documentElement, document.body])
      changes.observe(element, { attributes: true })
    return () => changes.disconnect()
  }, [place, isWanted])
  return scheme
}
