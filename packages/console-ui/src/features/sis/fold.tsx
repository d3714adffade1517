import type { ReactElement, ReactNode } from 'react'
import * as css from './connection-test.css.ts'

/** Something to open when it is wanted. */
export function Fold({ name, children }: { name: string; children: ReactNode }): ReactElement {
  return (
    <details className={css.fold}>
      <summary className={css.foldName}>{name}</summary>
      <div className={css.foldBody}>{children}</div>
    </details>
  )
}
