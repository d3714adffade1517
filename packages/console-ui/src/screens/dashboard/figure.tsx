import type { ReactElement, ReactNode } from 'react'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import { Sparkline } from '../../parts/sparkline/sparkline.tsx'
import * as css from './summary.css.ts'

export type FigureProps = {
  label: string
  /** Undefined while it is on its way: its place is kept. */
  value: ReactNode | undefined
  foot?: ReactNode
  /** At the end of the line that names it. */
  aside?: ReactNode
  /** The course of the figure, oldest first. */
  course?: readonly number[] | undefined
}

/** One cell of the band: what it is, how much, and out of what. */
export function Figure({ label, value, foot, aside, course }: FigureProps): ReactElement {
  const waiting = value === undefined
  return (
    <div className={css.cell} aria-busy={waiting || undefined}>
      <p className={css.label}>
        {label}
        {aside}
      </p>
      <div className={css.value}>
        {waiting ? <Skeleton shape="title" width="60%" /> : value}
        {course && course.length > 1 ? (
          <span className={css.course}>
            <Sparkline values={course} />
          </span>
        ) : null}
      </div>
      <p className={css.foot}>{waiting ? <Skeleton width="80%" /> : foot}</p>
    </div>
  )
}
