import type { ReactElement } from 'react'
import { useLater } from '../../parts/later/use-later.ts'
import { navDrawerLater } from './nav-drawer-later.ts'

export type NavDrawerProps = {
  open: boolean
  onClose: () => void
  /** The header has no room for its buttons. */
  withButtons: boolean
}

/** The navigation of a narrow frame. If its code cannot be fetched it closes again, for another try. */
export function NavDrawer(props: NavDrawerProps): ReactElement | null {
  const Panel = useLater(navDrawerLater, props.open, props.onClose)
  return Panel ? <Panel {...props} /> : null
}
