import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type GridFocus, startGridFocus } from './grid-focus.ts'

export type GridKeysProps = {
  region: RefObject<HTMLDivElement | null>
  /** How many lines the page has, drawn or not. */
  lines: number
  /** Draws a line, and brings it into view. */
  reveal(line: number): void
  /** Opens the row of a line: its panel, or its preview. */
  open(line: number): void
}

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
