import type { ReactElement, ReactNode } from 'react'
import * as css from './panel-columns.css.ts'

export type PanelColumnsProps = {
  /** An `ActionsPanel`. */
  panel: ReactNode
  children: ReactNode
}

/** A page without a form and its actions panel beside it; a form has a place of its own for it (`aside`). */
export function PanelColumns({ panel, children }: PanelColumnsProps): ReactElement {
  return (
    <div className={css.columns}>
      <div className={css.page}>{children}</div>
      <div className={css.side}>{panel}</div>
    </div>
  )
}
