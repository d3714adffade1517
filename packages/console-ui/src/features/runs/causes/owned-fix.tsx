import type { Owner } from '@edconsole/console-core'
import type { ReactElement, ReactNode } from 'react'
import { PlaceLink } from '../../../patterns/place-link/place-link.tsx'
import * as cell from '../columns/cell-text.css.ts'
import type { CauseFix } from './cause-fix.ts'
import * as css from './owned-fix.css.ts'

export type OwnedFixProps = {
  owner: Owner
  fix: CauseFix
  /** Said in place of whose turn it is. */
  aside?: ReactNode
  owners: Readonly<Record<string, string>>
  /** Another way, behind the fix. */
  children?: ReactNode
}

/** Whose turn it is, and what to do: a link where this user can do it in the console, else words. */
export function OwnedFix({ owner, fix, aside, owners, children }: OwnedFixProps): ReactElement {
  const words = aside ?? (owner === 'none' ? null : (owners[owner] ?? owner))
  return (
    <span className={css.root}>
      {words === null ? null : <span className={css.owner}>{words}</span>}
      {fix.kind === 'text' ? (
        <span className={cell.tertiary}>{fix.label}</span>
      ) : (
        <span className={cell.strong}>
          <PlaceLink to={fix.to}>{fix.label}</PlaceLink>
        </span>
      )}
      {children}
    </span>
  )
}
