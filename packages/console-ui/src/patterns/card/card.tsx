import { type ReactElement, type ReactNode, useId } from 'react'
import { CountPill } from '../../parts/count-pill/count-pill.tsx'
import { classNames } from '../../styles/class-names.ts'
import * as css from './card.css.ts'
import { SectionHeading } from './section-heading.tsx'

export type CardProps = {
  title: string
  count?: number | undefined
  /** At the end of the head: one link, or a state. */
  aside?: ReactNode
  busy?: boolean
  /** What is in it stops or destroys something. */
  danger?: boolean
  children: ReactNode
}

/** A part of a page in a frame: a region of its own, which loads and fails for itself. */
export function Card({
  title,
  count,
  aside,
  busy = false,
  danger = false,
  children,
}: CardProps): ReactElement {
  const id = useId()
  return (
    <section
      className={classNames(css.card, danger && css.danger)}
      aria-labelledby={id}
      aria-busy={busy || undefined}
    >
      <div className={css.head}>
        <SectionHeading depth={1} className={css.title} id={id}>
          {title}
        </SectionHeading>
        {count === undefined ? null : <CountPill value={count} />}
        {aside ? <span className={css.aside}>{aside}</span> : null}
      </div>
      {children}
    </section>
  )
}
