import { useLayoutEffect, useRef } from 'react'
import type { GridKeysProps } from './grid-focus.ts'
import { type GridFocus, startGridFocus } from './grid-focus.ts'

/** The keyboard of a grid; draws nothing. */
export function GridKeys(props: GridKeysProps): null {
  const latest = useRef(props)
  latest.current = props
  const focus = useRef<GridFocus>(null)
  const { region } = props
  useLayoutEffect(() => {
    const table = region.current?.querySelector('table')
    if (!region.current || !table) return
    focus.current = startGridFocus(region.current, table, () => latest.current)
    return () => focus.current?.stop()
  }, [region])
  // After every drawing: rows come and go, and with them the one that can be reached by Tab.
  useLayoutEffect(() => focus.current?.settle())
  return null
}
