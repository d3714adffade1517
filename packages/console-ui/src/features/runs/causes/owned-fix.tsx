import type { Owner } from '@edconsole/console-core'
import type { ReactElement, ReactNode } from 'react'
import type { CauseFix } from './cause-fix.ts'
import { FixLink } from './fix-link.tsx'
import * as css from './owned-fix.css.ts'

export type OwnedFixProps = {
  owner: Owner
  fix: CauseFix
  /** Said in place of whose turn it is. */
  aside?: ReactNode
  owners: Readonly<Record<string, string>>
}

/** Whose turn it is, and what to do. */
export function OwnedFix({ owner, fix, aside, owners }: OwnedFixProps): ReactElement {
  const words = aside ?? (owner === 'none' ? null : (owners[owner] ?? owner))
  return (
    <span className={css.root}>
      {words === null ? null : <span className={css.owner}>{words}</span>}
      <FixLink fix={fix} />
    </span>
  )
}
