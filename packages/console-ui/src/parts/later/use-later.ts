import { useEffect, useRef, useState } from 'react'
import type { Later } from './create-later.ts'

/**
 * Code that is fetched while it is wanted: undefined until it is there, and from then on the same value.
 * `onFailure` takes the wish back, so that another press can try again.
 */
export function useLater<Value>(
  later: Later<Value>,
  wanted: boolean,
  onFailure?: () => void,
): Value | undefined {
  const [, redraw] = useState(0)
  const failed = useRef(onFailure)
  failed.current = onFailure
  const value = later.get()
  const missing = wanted && value === undefined
  useEffect(() => {
    if (!missing) return
    let left = false
    const load = () =>
      later.load().then(
        () => !left && redraw((times) => times + 1),
        () => !left && failed.current?.(),
      )
    void load()
    // What is still wanted when the connection comes back is fetched without another press.
    window.addEventListener('online', load)
    return () => {
      left = true
      window.removeEventListener('online', load)
    }
  }, [later, missing])
  return value
}
