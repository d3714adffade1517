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
import { Tooltip } from '../tooltip/tooltip.tsx'
import * as css from './button.css.ts'
import { ButtonFace } from './button-face.tsx'

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
