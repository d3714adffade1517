import { useAccess } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { PlaceLink } from '../../../patterns/place-link/place-link.tsx'
import * as css from '../columns/cell-text.css.ts'
import type { CauseFix } from './cause-fix.ts'

/** What to do about a problem: a link where this user can do it in the console, else words. */
export function FixLink({ fix }: { fix: CauseFix }): ReactElement {
  const { can } = useAccess()
  if (fix.kind === 'text' || !can(fix.to.id)) return <span className={css.tertiary}>{fix.label}</span>
  return (
    <span className={css.strong}>
      <PlaceLink to={fix.to}>{fix.label}</PlaceLink>
    </span>
  )
}
