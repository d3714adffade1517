import type { ReactElement, ReactNode } from 'react'
import { FailedIcon, InfoIcon, WarningIcon } from '../../parts/icons/icons.ts'
import { classNames } from '../../styles/class-names.ts'
import * as css from './banner.css.ts'

const icons = { info: InfoIcon, warning: WarningIcon, danger: FailedIcon }

export type BannerProps = {
  tone: keyof typeof icons
  title?: string
  children?: ReactNode
  /** One action. */
  action?: ReactNode
  /** For a banner that comes while the reader is here. */
  role?: 'status' | 'alert'
  className?: string
}

/** A state of the whole page that lasts (ux 7.31). One at a time, the most severe. */
export function Banner({ tone, title, children, action, role, className }: BannerProps): ReactElement {
  const Icon = icons[tone]
  return (
    <div role={role} className={classNames(css.root, css.tone[tone].box, className)}>
      <Icon size="lg" className={css.tone[tone].icon} />
      <div className={css.words}>
        {title !== undefined && <p className={css.title}>{title}</p>}
        {children !== undefined && <p className={css.line}>{children}</p>}
      </div>
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  )
}
