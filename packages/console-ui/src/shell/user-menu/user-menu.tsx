import { useSession } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { createLater } from '../../parts/later/create-later.ts'
import { Popover } from '../../parts/popover/popover.tsx'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import { initialsOf } from './initials-of.ts'
import * as css from './user-menu.css.ts'

const userPanel = createLater(async () => (await import('./user-panel.tsx')).UserPanel)

/** Who is signed in, how the console looks to them, what it said lately, and the way out ([S2.1], ux 7.4). */
export function UserMenu(): ReactElement | null {
  const { user } = useSession()
  if (!user) return null
  return (
    <Popover
      bare
      align="end"
      label="User menu"
      className={css.panel}
      needs={userPanel}
      trigger={
        <button type="button" className={css.trigger}>
          <VisuallyHidden>User menu </VisuallyHidden>
          {initialsOf(user)}
        </button>
      }
    >
      {(close) => {
        const Panel = userPanel.get()
        return Panel ? <Panel user={user} close={close} /> : null
      }}
    </Popover>
  )
}
