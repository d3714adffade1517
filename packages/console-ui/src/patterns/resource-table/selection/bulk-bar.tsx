import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import type { RowSelection } from './row-selection.ts'
import * as css from './selection.css.ts'

export type BulkBarProps = {
  selection: Pick<RowSelection<never>, 'clear' | 'header' | 'wantsBar'>
  count: string
  /** Buttons, best of the kind "ghost". */
  children: ReactNode
}

/** How many are selected, and what can be done with them. */
export function BulkBar({ selection, count, children }: BulkBarProps): ReactElement {
  const bar = useRef<HTMLElement>(null)
  const { wantsBar, header } = selection
  // Whoever picked with a key goes on with one; a click leaves the focus where it is.
  useEffect(() => {
    if (wantsBar.current) bar.current?.focus()
    wantsBar.current = false
  })
  const clear = () => {
    selection.clear()
    header.current?.querySelector('input')?.focus()
  }
  return (
    <div className={css.place}>
      <section ref={bar} tabIndex={-1} aria-label="Selection" className={css.bar}>
        <div className={css.inside}>
          <span className={css.count}>{count} selected</span>
          <span className={css.line} />
          {children}
          <span className={css.space} />
          <Button kind="ghost" size="sm" onClick={clear}>
            Clear
          </Button>
        </div>
      </section>
    </div>
  )
}
