import { useMessages } from '@edconsole/console-core'
import { DialogBackdrop, DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../../styles/class-names.ts'
import * as dialog from '../dialog/dialog.css.ts'
import { useScrolls } from '../dialog/use-scrolls.ts'
import { useWayBack } from '../dialog/use-way-back.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CloseIcon } from '../icons/icons.ts'
import { partMessages } from '../messages.ts'
import { useOverlayAttributes } from '../theme-root/use-overlay-attributes.ts'
import * as css from './drawer.css.ts'

export type DrawerProps = {
  open: boolean
  /** Esc, the close button, a press outside. */
  onClose: () => void
  title: string
  children: ReactNode
  /** Beside the title: where this stands among others, buttons to the next. */
  tools?: ReactNode
  /** Buttons below what scrolls. */
  foot?: ReactNode
  /** 420 px at the end of the window, 680 for what holds tables, or all of it. Default "side". */
  size?: keyof typeof css.size
  /** What stands in it reaches its edges: a form with a bar of its own. */
  flush?: boolean
}

/** A panel at the end of the window, over the page and in its place as long as it is open: one thing, read or worked on. */
export function Drawer(props: DrawerProps): ReactElement {
  const m = useMessages('parts', partMessages)
  const { open, onClose, title, children, tools, foot, size = 'side', flush } = props
  const overlay = useOverlayAttributes()
  const [body, scrolls] = useScrolls()
  useWayBack(open)
  return (
    <HeadlessDialog {...overlay} transition open={open} onClose={onClose} className={css.layer}>
      <DialogBackdrop transition className={dialog.backdrop} />
      <DialogPanel transition className={classNames(css.panel, css.size[size])}>
        <div className={css.head}>
          <DialogTitle className={dialog.title}>{title}</DialogTitle>
          {tools}
          <IconButton label={m.close} icon={<CloseIcon />} onClick={onClose} />
        </div>
        <div
          className={classNames(css.body, flush && css.flush)}
          ref={body}
          tabIndex={scrolls ? 0 : undefined}
        >
          {children}
        </div>
        {foot === undefined ? null : <div className={css.foot}>{foot}</div>}
      </DialogPanel>
    </HeadlessDialog>
  )
}
