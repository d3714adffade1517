import type { ReactElement, ReactNode } from 'react'
import * as css from './live-region.css.ts'

export type LiveRegionProps = {
  /** Text that is read out when it changes. Keep the region in the page and change the text. */
  children: ReactNode
  /** Failures interrupt; everything else waits. */
  assertive?: boolean
}

/** Says something to a screen reader without showing it. */
export function LiveRegion({ children, assertive = false }: LiveRegionProps): ReactElement {
  return (
    <div className={css.root} role={assertive ? 'alert' : 'status'}>
      {children}
    </div>
  )
}
