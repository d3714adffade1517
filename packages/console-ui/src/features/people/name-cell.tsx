import type { ReactElement, ReactNode } from 'react'
import * as cell from '../runs/columns/cell-text.css.ts'
import * as css from './people.css.ts'

export type NameCellProps = {
  /** The name, or a link with it. */
  children: ReactNode
  username: string | null
  /** Opens the row's panel; the name is a button then. */
  onOpen?: () => void
}

/** A person in a list: the name, and below it what they sign in with. */
export function NameCell({ children, username, onOpen }: NameCellProps): ReactElement {
  return (
    <span className={css.person}>
      <span className={css.name} data-ec-cut="">
        {onOpen ? (
          <button type="button" className={cell.opener} onClick={onOpen}>
            {children}
          </button>
        ) : (
          children
        )}
      </span>
      {username && (
        <span className={css.username} data-ec-cut="">
          {username}
        </span>
      )}
    </span>
  )
}
