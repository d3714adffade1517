import { useMessages, useSession } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { Popover } from '../../parts/popover/popover.tsx'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import { shellMessages } from '../messages.ts'
import { initialsOf } from './initials-of.ts'
import * as css from './user-menu.css.ts'

const UserPanel = lazyPart(async () => (await import('./user-panel.tsx')).UserPanel)

/** Who is signed in, how the console looks to them, what it said lately, and the way out ([S2.1], ux 7.4). */
export function UserMenu(): ReactElement | null {
  const m = useMessages('shell', shellMessages).user
  const { user } = useSession()
  if (!user) return null
  return (
    <Popover
      bare
      align="end"
      label={m.menu}
      className={css.panel}
      needs={UserPanel}
      trigger={
        <button type="button" className={css.trigger}>
          <VisuallyHidden>{m.menu} </VisuallyHidden>
          {initialsOf(user)}
        </button>
      }
    >
      {(close) => <UserPanel user={user} close={close} />}
    </Popover>
  )
}
