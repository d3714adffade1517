import type { ReactElement, ReactNode } from 'react'
import * as css from './key-cap.css.ts'

export type KeyCapProps = { children: ReactNode }

/** A key as it is printed on a keyboard. */
export function KeyCap({ children }: KeyCapProps): ReactElement {
  return <kbd className={css.root}>{children}</kbd>
}
