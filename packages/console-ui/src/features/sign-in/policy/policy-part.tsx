import { type ReactElement, type ReactNode, useId } from 'react'
import { SectionHeading } from '../../../patterns/card/section-heading.tsx'
import * as css from './policy.css.ts'

export type PolicyPartProps = {
  title: string
  /** At the end of the title's line. */
  end?: ReactNode
  children: ReactNode
}

/** A part of what stands beside the form of a policy. */
export function PolicyPart({ title, end, children }: PolicyPartProps): ReactElement {
  const id = useId()
  return (
    <section className={css.part} aria-labelledby={id}>
      <div className={css.partHead}>
        <SectionHeading depth={1} id={id} className={css.heading}>
          {title}
        </SectionHeading>
        <span className={css.headEnd}>{end}</span>
      </div>
      {children}
    </section>
  )
}
