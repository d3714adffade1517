import type { ReactElement, ReactNode } from 'react'
import * as css from './visually-hidden.css.ts'

export type VisuallyHiddenProps = {
  children: ReactNode
  id?: string
}

/** Text for assistive technology alone. */
export function VisuallyHidden({ children, id }: VisuallyHiddenProps): ReactElement {
  return (
    <span className={css.root} id={id}>
      {children}
    </span>
  )
}
