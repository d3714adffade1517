import type { ReactElement } from 'react'
import * as css from './brand.css.ts'

/** The product's mark, 24 px. Decoration: its name stands beside it, or on the link around it. */
export function ProductMark(): ReactElement {
  return (
    <span className={css.mark}>
      <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden focusable="false">
        <path d="M2.2 4.6 8 2l5.8 2.6L8 7.2 2.2 4.6Z" fill="currentColor" />
        <g stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round">
          <path d="M2.2 8 8 10.6 13.8 8" opacity=".85" />
          <path d="m2.2 11.2 5.8 2.6 5.8-2.6" opacity=".6" />
        </g>
      </svg>
    </span>
  )
}
