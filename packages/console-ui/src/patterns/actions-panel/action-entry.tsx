import { type MouseEvent, type ReactElement, useId } from 'react'
import { ForwardIcon } from '../../parts/icons/icons.ts'
import { preloadOnApproach } from '../../parts/lazy-part/preload-on-approach.ts'
import { Spinner } from '../../parts/spinner/spinner.tsx'
import { classNames } from '../../styles/class-names.ts'
import type { PageAction } from '../page-actions/page-action.ts'
import { usePlaceLink } from '../place-link/use-place-link.ts'
import * as css from './actions-panel.css.ts'

/** One action: what it is called, and what will happen or why not now. It stays reachable while it cannot be pressed. */
export function ActionEntry({ action }: { action: PageAction }): ReactElement | null {
  const { label, note, icon = <ForwardIcon />, kind, run, busy, busyLabel, disabledReason, needs } = action
  const { href, onClick } = usePlaceLink(action.to ?? null)
  const noteId = useId()
  const inert = busy || disabledReason !== undefined
  if (!run && href === undefined && !inert) return null
  const said = disabledReason ?? (busy ? busyLabel : undefined) ?? note
  const shared = {
    'aria-disabled': inert || undefined,
    'aria-busy': busy || undefined,
    'aria-describedby': said === undefined ? undefined : noteId,
    className: classNames(css.entry, kind === 'danger' && css.danger),
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (inert) event.preventDefault()
      else if (run) run()
      else onClick(event)
    },
    ...(needs && preloadOnApproach(needs)),
  }
  const face = (
    <>
      <span className={css.icon}>{busy ? <Spinner /> : icon}</span>
      {label}
    </>
  )
  return (
    <li className={css.item}>
      {run || href === undefined ? (
        <button type="button" {...shared}>
          {face}
        </button>
      ) : (
        <a {...shared} href={inert ? undefined : href}>
          {face}
        </a>
      )}
      {said !== undefined && (
        <span id={noteId} className={css.note}>
          {said}
        </span>
      )}
    </li>
  )
}
