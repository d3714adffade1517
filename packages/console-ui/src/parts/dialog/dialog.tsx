import { useMessages } from '@edconsole/console-core'
import { DialogBackdrop, DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react'
import { type ReactElement, type ReactNode, useContext, useMemo, useRef } from 'react'
import { classNames } from '../../styles/class-names.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CloseIcon } from '../icons/icons.ts'
import { partMessages } from '../messages.ts'
import { ThemeContext } from '../theme-root/theme-context.ts'
import { useOverlayAttributes } from '../theme-root/use-overlay-attributes.ts'
import { focusIfLost } from '../way-back/focus-if-lost.ts'
import * as css from './dialog.css.ts'
import { useScrolls } from './use-scrolls.ts'
import { useWayBack } from './use-way-back.ts'

export type DialogProps = {
  open: boolean
  /** Esc, the close button, a press outside. */
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons, Cancel first. The element with `data-autofocus` has the focus at the start. */
  actions?: ReactNode
  /** 440, 600, 880 px, or over everything. Default "md". */
  width?: keyof typeof css.width
  /** While something runs it stays, whatever is pressed. */
  locked?: boolean
  /** Interrupts with a question (`alertdialog`), and has no close button of its own. */
  alert?: boolean
}

const aboveDialog = { '--ec-layer-dropdown': 'calc(var(--ec-layer-base) + 401)' } as const

export function Dialog(props: DialogProps): ReactElement {
  const m = useMessages('parts', partMessages)
  const { open, onClose, title, children, actions, width = 'md', locked = false, alert = false } = props
  const overlay = useOverlayAttributes()
  useWayBack(open)
  const [body, scrolls] = useScrolls()
  const focused = useRef<Element>(null)
  const outer = useContext(ThemeContext)
  // What opens out of a dialog (a list of options, a menu) lies above it.
  const theme = useMemo(() => ({ ...outer, vars: { ...outer.vars, ...aboveDialog } }), [outer])
  return (
    <HeadlessDialog
      {...overlay}
      transition
      open={open}
      role={alert ? 'alertdialog' : 'dialog'}
      className={css.layer}
      onFocus={({ target }) => {
        focused.current = target
      }}
      onClose={() => {
        if (!locked) onClose()
        // Escape has taken the focus away by now.
        else if (focused.current) focusIfLost(focused.current)
      }}
    >
      <DialogBackdrop transition className={css.backdrop} />
      <div className={css.scroller}>
        <DialogPanel transition className={classNames(css.panel, css.width[width])}>
          <div className={classNames(css.head, !alert && css.closable)}>
            <DialogTitle className={css.title}>{title}</DialogTitle>
          </div>
          <div className={css.body} ref={body} tabIndex={scrolls ? 0 : undefined}>
            <ThemeContext.Provider value={theme}>{children}</ThemeContext.Provider>
          </div>
          {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
          {alert ? null : (
            // Last, so that the focus starts in the body.
            <IconButton
              size="sm"
              className={css.close}
              label={m.close}
              icon={<CloseIcon />}
              onClick={onClose}
              disabledReason={locked ? m.waitToClose : undefined}
            />
          )}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  )
}
