import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../../styles/class-names.ts'
import * as css from './badge.css.ts'

export type BadgeProps = {
  /** Default "neutral". The words say it too: never by color alone. */
  tone?: keyof typeof css.tone
  icon?: ReactNode
  children: ReactNode
}

/** A word in a tinted box. For a run's state use StatusBadge. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps): ReactElement {
  return (
    <span className={classNames(css.root, css.tone[tone], icon !== undefined && css.withIcon)}>
      {icon}
      <span className={css.text}>{children}</span>
    </span>
  )
}
