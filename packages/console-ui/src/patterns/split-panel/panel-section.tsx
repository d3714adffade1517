import { type ReactElement, type ReactNode, useId } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import { SectionHeading } from '../card/section-heading.tsx'
import * as css from './panel-parts.css.ts'

type SectionProps = { title: string; action?: ReactNode; children: ReactNode }

/** A titled section of a panel. */
export function Section({ title, action, children }: SectionProps): ReactElement {
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <SectionHeading depth={2} id={id} className={css.heading}>
          {title}
        </SectionHeading>
        {action && <span className={css.link}>{action}</span>}
      </div>
      {children}
    </section>
  )
}

type LoadedProps<Row> = {
  list: { data: readonly Row[] | undefined; errors: readonly unknown[]; retry(): void }
  m: { none: string; failed: string; tryAgain: string }
  children: (rows: readonly Row[]) => ReactElement
}

/** What a section reads: rows, that there are none, or that they couldn't be loaded. */
export function Loaded<Row>({ list, m, children }: LoadedProps<Row>): ReactElement {
  const { data, errors, retry } = list
  if (errors.length > 0)
    return (
      <p className={css.text}>
        {m.failed}{' '}
        <Button kind="link" size="sm" onClick={retry}>
          {m.tryAgain}
        </Button>
      </p>
    )
  if (data === undefined) return <Skeleton width={220} />
  return data.length === 0 ? <p className={css.text}>{m.none}</p> : children(data)
}
