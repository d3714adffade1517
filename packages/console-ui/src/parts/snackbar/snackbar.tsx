import { useMessages } from '@edconsole/console-core'
import type { FocusEvent, KeyboardEvent, ReactElement } from 'react'
import { Button } from '../button/button.tsx'
import { CountPill } from '../count-pill/count-pill.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CloseIcon, CompletedIcon, FailedIcon, InfoIcon, WarningIcon } from '../icons/icons.ts'
import { partMessages } from '../messages.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './snackbar.css.ts'

export type SnackbarTone = keyof typeof css.icon

export type SnackbarProps = {
  /** Default "success", as the specification's icon color ([S4]). */
  tone?: SnackbarTone
  /** "Success", "Information", "Warning", "Error", or the message's own. */
  title: string
  message: string
  subtext?: string | undefined
  /** The icon of another tone, in the color of this one. */
  mark?: SnackbarTone | undefined
  /** What can be done about it. */
  action?: { label: string; onPress: () => void } | undefined
  /** How often the same was said within its time; shown from 2 on (R21). */
  count?: number
  /** Without it there is no close button. Esc inside dismisses too. */
  onDismiss?: (() => void) | undefined
  /** Pointer or focus came in: its time stands still (R22). */
  onHold?: () => void
  onRelease?: () => void
}

const icons = {
  primary: InfoIcon,
  success: CompletedIcon,
  info: InfoIcon,
  warning: WarningIcon,
  error: FailedIcon,
}

export function isSnackbarTone(name: string | undefined): name is SnackbarTone {
  return name !== undefined && Object.hasOwn(icons, name)
}

/** One message, as it looks. When it comes and goes, and the live region around it, are the stack's. */
export function Snackbar(props: SnackbarProps): ReactElement {
  const m = useMessages('parts', partMessages)
  const {
    tone = 'success',
    title,
    message,
    subtext,
    mark = tone,
    action,
    count = 1,
    onDismiss,
    onHold,
    onRelease,
  } = props
  const Mark = icons[mark]
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onRelease?.()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDismiss?.()
  }
  return (
    <article
      className={css.root}
      aria-label={title}
      onPointerEnter={onHold}
      onPointerLeave={onRelease}
      onFocus={onHold}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <span className={css.icon[tone]}>
        <Mark size="lg" />
      </span>
      <div className={css.texts}>
        <p className={css.title}>
          {title}
          {count > 1 ? (
            <>
              <CountPill value={count} />
              <VisuallyHidden>{m.times}</VisuallyHidden>
            </>
          ) : null}
        </p>
        <p className={css.message}>{message}</p>
        {subtext === undefined ? null : <p className={css.subtext}>{subtext}</p>}
        {action === undefined ? null : (
          <Button kind="link" className={css.action} onClick={action.onPress}>
            {action.label}
          </Button>
        )}
      </div>
      {onDismiss === undefined ? null : (
        <IconButton
          size="sm"
          className={css.close}
          label={m.dismiss}
          icon={<CloseIcon size="sm" />}
          onClick={onDismiss}
        />
      )}
    </article>
  )
}
