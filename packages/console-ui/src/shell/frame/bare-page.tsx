import type { ReactElement, ReactNode } from 'react'
import * as css from './frame.css.ts'

/** A page without header and navigation. */
export function BarePage({ children }: { children: ReactNode }): ReactElement {
  return <main className={css.bare}>{children}</main>
}
