import { type Place, useAccess } from '@edconsole/console-core'
import type { ReactElement, ReactNode } from 'react'
import { FailedIcon, WarningIcon } from '../../../parts/icons/icons.ts'
import { PlaceLink } from '../../../patterns/place-link/place-link.tsx'
import * as css from './run-note.css.ts'

export type RunNoteProps = {
  tone: 'failed' | 'warning'
  children: ReactNode
  /** The likely fix, for those who may open it. */
  fix?: { label: string; to: Place } | null
}

/** What must not be overlooked about a component: why it failed, or that it has unusually few rows. */
export function RunNote({ tone, children, fix }: RunNoteProps): ReactElement {
  const { can } = useAccess()
  const Icon = tone === 'failed' ? FailedIcon : WarningIcon
  return (
    <div className={css.note}>
      <Icon className={css.noteIcon[tone]} />
      <p className={css.noteText}>{children}</p>
      {fix && can(fix.to.id) ? (
        <span className={css.noteFix}>
          <PlaceLink to={fix.to}>{fix.label}</PlaceLink>
        </span>
      ) : null}
    </div>
  )
}
