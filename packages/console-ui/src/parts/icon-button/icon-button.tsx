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
import * as css from './icon-button.css.ts'

export type IconButtonProps = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  /** Its accessible name and its tooltip. */
  label: string
  icon: ReactNode
  /** 32 px, or 28 in tables. Default "md". */
  size?: 'sm' | 'md'
  /** It leads to the place that is open (`aria-current="page"`). */
  current?: boolean | undefined
  /** For a toggle (`aria-pressed`). */
  pressed?: boolean | undefined
  busy?: boolean
  /** Why it cannot be pressed now; stands in the tooltip after the name. */
  disabledReason?: string | undefined
  /** Makes it a link. */
  href?: string | undefined
}

export const IconButton: ForwardRefExoticComponent<IconButtonProps & RefAttributes<HTMLButtonElement>> =
  forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(props, ref): ReactElement {
    const { label, icon, size = 'md', current, pressed, busy = false, disabledReason, href, ...rest } = props
    const { className, onClick, ...attributes } = rest
    const inert = busy || disabledReason !== undefined
    const shared = {
      ...attributes,
      'aria-label': label,
      'aria-current': current ? ('page' as const) : undefined,
      'aria-pressed': pressed,
      'aria-disabled': inert || undefined,
      'aria-busy': busy || undefined,
      className: classNames(css.root, size === 'sm' && css.small, className),
      onClick: (event: MouseEvent<HTMLElement>) => {
        if (inert) event.preventDefault()
        else onClick?.(event)
      },
    }
    const face = busy ? <Spinner /> : icon
    return (
      <Tooltip
        text={disabledReason === undefined ? label : `${label}: ${disabledReason}`}
        describes={disabledReason !== undefined}
      >
        {href === undefined ? (
          <button {...shared} ref={ref} type="button">
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
