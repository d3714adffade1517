import type { ReactElement, ReactNode } from 'react'
import * as css from './skip-link.css.ts'

export type SkipLinkProps = {
  /** Id of what gets the focus; it needs `tabIndex={-1}` unless it can have the focus by itself. */
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
        document.getElementById(target)?.focus()
      }}
    >
      {children}
    </a>
  )
}
