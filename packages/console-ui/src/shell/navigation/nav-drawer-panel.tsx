import { pathOf, useMessages, usePlace } from '@edconsole/console-core'
import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react'
import { type ReactElement, useEffect, useRef } from 'react'
import { useWayBack } from '../../parts/dialog/use-way-back.ts'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { CloseIcon } from '../../parts/icons/icons.ts'
import { useOverlayAttributes } from '../../parts/theme-root/use-overlay-attributes.ts'
import { HeaderButtons } from '../header/header-buttons.tsx'
import { shellMessages } from '../messages.ts'
import * as css from './navigation.css.ts'
import { SideNav } from './side-nav.tsx'

export type NavDrawerPanelProps = {
  open: boolean
  onClose: () => void
  /** The header has no room for its buttons. */
  withButtons: boolean
}

/** The navigation of a narrow frame, in a small one with the header's buttons; closes when the reader goes somewhere. */
export function NavDrawerPanel({ open, onClose, withButtons }: NavDrawerPanelProps): ReactElement {
  const root = useOverlayAttributes()
  const m = useMessages('shell', shellMessages).navigation
  useWayBack(open)
  const place = usePlace()
  const path = place && pathOf({ id: place.id, params: place.params })
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current !== path) onClose()
    shown.current = path
  }, [path, onClose])
  return (
    <Dialog {...root} open={open} onClose={onClose} className={css.layer} aria-label={m.title}>
      <DialogBackdrop className={css.backdrop} />
      <DialogPanel className={css.drawer}>
        <div className={css.drawerHead}>
          {m.title}
          <IconButton label={m.close} icon={<CloseIcon />} onClick={onClose} />
        </div>
        <div className={css.drawerBody}>
          <SideNav isRail={false} ready />
        </div>
        {withButtons && (
          <div className={css.drawerButtons}>
            <HeaderButtons />
          </div>
        )}
      </DialogPanel>
    </Dialog>
  )
}
