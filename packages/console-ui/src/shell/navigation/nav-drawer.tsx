import type { ReactElement } from 'react'
import { useLater } from '../../parts/later/use-later.ts'
import { navDrawerLater } from './nav-drawer-later.ts'

export type NavDrawerProps = { open: boolean; onClose: () => void }

/** The navigation of a narrow frame. If its code cannot be fetched it closes again, for another try. */
export function NavDrawer({ open, onClose }: NavDrawerProps): ReactElement | null {
  const Panel = useLater(navDrawerLater, open, onClose)
  return Panel ? <Panel open={open} onClose={onClose} /> : null
}
