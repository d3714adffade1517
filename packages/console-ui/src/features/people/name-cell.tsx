import type { ReactElement, ReactNode } from 'react'
import * as css from './people.css.ts'

export type NameCellProps = {
  /** The name, or a link with it. */
  children: ReactNode
  username: string | null
}

/** A person in a list: the name, and below it what they sign in with. */
export function NameCell({ children, username }: NameCellProps): ReactElement {
  return (
    <span className={css.person}>
      <span className={css.strong} data-ec-cut="">
        {children}
      </span>
      {username && (
        <span className={css.username} data-ec-cut="">
          {username}
        </span>
      )}
    </span>
  )
}
