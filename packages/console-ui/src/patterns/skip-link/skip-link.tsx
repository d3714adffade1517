import type { ReactElement, ReactNode } from 'react'
import * as css from './skip-link.css.ts'

export type SkipLinkProps = {
  /** Id of what gets the focus, or of what is around the one button that does. */
  target: string
  children: ReactNode
}

/** Jumps past a block. Moves the focus itself: the address belongs to the host's router. */
export function SkipLink({ target, children }: SkipLinkProps): ReactElement {
  return (
    <a
      className={css.root}
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault()
        const place = document.getElementById(target)
        const takesFocus = place?.matches('[tabindex], a, button') ? place : place?.querySelector('button')
        takesFocus?.focus()
      }}
    >
      {children}
    </a>
  )
}
