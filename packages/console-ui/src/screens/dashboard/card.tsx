import { type ReactElement, type ReactNode, useId } from 'react'
import { CountPill } from '../../parts/count-pill/count-pill.tsx'
import * as css from './card.css.ts'
import { useCardHeading } from './use-card-heading.ts'

export type CardProps = {
  title: string
  count?: number | undefined
  /** At the end of the head: one link. */
  aside?: ReactNode
  busy?: boolean
  children: ReactNode
}

/** One card of the dashboard: a region of its own, which loads and fails for itself. */
export function Card({ title, count, aside, busy = false, children }: CardProps): ReactElement {
  const id = useId()
  const Heading = useCardHeading()
  return (
    <section className={css.card} aria-labelledby={id} aria-busy={busy || undefined}>
      <div className={css.head}>
        <Heading className={css.title} id={id}>
          {title}
        </Heading>
        {count === undefined ? null : <CountPill value={count} />}
        {aside ? <span className={css.aside}>{aside}</span> : null}
      </div>
      {children}
    </section>
  )
}
