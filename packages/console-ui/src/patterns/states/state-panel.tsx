import type { ReactElement, ReactNode } from 'react'
import * as css from './state-panel.css.ts'

export type StatePanelProps = {
  icon: ReactElement
  title: string
  /** One line: why, or how it changes. */
  children?: ReactNode
  /** A button, or two where there are two ways. */
  action?: ReactNode
  /** `alert` only when it takes the place of what the reader was using. */
  role?: 'alert' | undefined
}

/** What stands inside a table, card or screen in place of its content (ux 7.26). */
export function StatePanel({ icon, title, children, action, role }: StatePanelProps): ReactElement {
  return (
    <div className={css.root} role={role}>
      <span className={css.iconSquare}>{icon}</span>
      <p className={css.title}>{title}</p>
      {children !== undefined && <div className={css.line}>{children}</div>}
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  )
}
