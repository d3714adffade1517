import {
  type ForwardRefExoticComponent,
  forwardRef,
  type HTMLAttributes,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
} from 'react'
import { classNames } from '../../styles/class-names.ts'
import { Spinner } from '../spinner/spinner.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'
import * as css from './button.css.ts'

type ButtonFaceProps = {
  busy: boolean
  busyLabel: string | undefined
  icon: ReactNode
  quietIcon: boolean
  children: ReactNode
}

/** What a button shows. Both labels are laid out, one is seen, so that the width holds. */
function ButtonFace({ busy, busyLabel, icon, quietIcon, children }: ButtonFaceProps): ReactElement {
  const shown = busy ? <Spinner size="sm" /> : icon
  const showsBusyLabel = busy && busyLabel !== undefined
  return (
    <>
      {shown ? <span className={classNames(css.icon, quietIcon && css.quietIcon)}>{shown}</span> : null}
      <span className={css.labels}>
        <span className={classNames(css.label, showsBusyLabel && css.unseen)}>{children}</span>
        {busyLabel === undefined ? null : (
          <span className={classNames(css.label, !showsBusyLabel && css.unseen)}>{busyLabel}</span>
        )}
      </span>
    </>
  )
}

export type ButtonProps = HTMLAttributes<HTMLElement> & {
  /** One primary per view; danger only in a confirm dialog, dangerOutline only in a danger zone. Default "secondary". */
  kind?: keyof typeof css.kind
  /** 28, 32, 36 px. Default "md". */
  size?: 'sm' | 'md' | 'lg'
  icon?: ReactNode
  /** Turns while the action runs: stays focusable, ignores presses, keeps its width. */
  busy?: boolean
  /** The -ing form that stands in for the label meanwhile ("Saving"). */
  busyLabel?: string
  /** Why it cannot be pressed now. The button stays reachable and says it in a tooltip. */
  disabledReason?: string | undefined
  /** Makes it a link drawn as a button. */
  href?: string | undefined
  /** As wide as its place. */
  wide?: boolean
  type?: 'button' | 'submit'
  /** Id of the form that it submits, where it stands outside. */
  form?: string
}

export const Button: ForwardRefExoticComponent<ButtonProps & RefAttributes<HTMLButtonElement>> = forwardRef<
  HTMLButtonElement,
  ButtonProps
>(function Button(props, ref): ReactElement {
  const { kind = 'secondary', size = 'md', icon, busy = false, busyLabel, disabledReason, ...rest } = props
  const { href, wide, className, children, type = 'button', form, onClick, ...attributes } = rest
  const inert = busy || disabledReason !== undefined
  const shared = {
    ...attributes,
    'aria-disabled': inert || undefined,
    'aria-busy': busy || undefined,
    className: classNames(
      css.root,
      css.kind[kind],
      size === 'sm' && css.small,
      size === 'lg' && css.large,
      wide && css.wide,
      className,
    ),
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (inert) event.preventDefault()
      else onClick?.(event)
    },
  }
  const face = (
    <ButtonFace busy={busy} busyLabel={busyLabel} icon={icon} quietIcon={kind === 'secondary'}>
      {children}
    </ButtonFace>
  )
  return (
    <Tooltip text={disabledReason}>
      {href === undefined ? (
        <button {...shared} ref={ref} type={type} form={form}>
          {face}
        </button>
      ) : (
        <a {...shared} href={inert ? undefined : href}>
          {face}
        </a>
      )}
    </Tooltip>
  )
})
