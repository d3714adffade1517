import { type ReactElement, useLayoutEffect } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { preloadOnApproach } from '../../parts/lazy-part/preload-on-approach.ts'
import { focusIfLost } from '../../parts/way-back/focus-if-lost.ts'
import { usePlaceLink } from '../place-link/use-place-link.ts'
import { useSteadyFocus } from '../steady-focus/use-steady-focus.ts'
import type { PageAction } from './page-action.ts'

/** An action as a button or a link drawn as one; nothing where the host has nowhere to lead to. */
export function ActionButton({ action }: { action: PageAction }): ReactElement | null {
  const { kind, label, icon, run, needs, busy, busyLabel, disabledReason } = action
  const { href, onClick } = usePlaceLink(action.to ?? null)
  const id = useSteadyFocus(href ?? '')
  useLayoutEffect(
    () => () => {
      // Still there at this moment: an action that is no longer possible takes the focus with it.
      const held = document.activeElement
      if (held?.id === id) focusIfLost(held)
    },
    [id],
  )
  const shared = {
    id,
    icon,
    href,
    disabledReason,
    onClick: run ?? onClick,
    ...(busy && { busy }),
    ...(needs && preloadOnApproach(needs)),
  }
  if (!run && href === undefined && disabledReason === undefined) return null
  if (kind === 'step') return <IconButton {...shared} label={label} />
  return (
    // Danger is for dialogs and menus: a page never shouts.
    <Button
      {...shared}
      kind={kind === 'primary' ? kind : 'secondary'}
      {...(busyLabel !== undefined && { busyLabel })}
    >
      {label}
    </Button>
  )
}
