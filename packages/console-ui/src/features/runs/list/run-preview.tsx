import type { ReactElement, ReactNode } from 'react'
import { Fragment, useId } from 'react'
import { SectionHeading } from '../../../patterns/card/section-heading.tsx'
import * as css from './run-preview.css.ts'

export type RunPreviewProps = {
  /** Why it stopped, if it did. */
  message: string | null
  /** What its components are called, or that there are none yet. */
  heading: string
  /** Its components in order, each with a figure and a bar. */
  parts: readonly {
    key: number
    name: string
    figure: ReactNode
    bar: ReactElement
    /** A line below the bar. */
    foot?: ReactNode
  }[]
  causesHeading: string
  /** Of the components that lost most rows, what to fix. */
  causes: readonly { key: number; title: string; list: ReactElement }[]
}

/** A run opened in a list: its message, its components in order, and what to fix first. */
export function RunPreview({
  message,
  heading,
  parts,
  causesHeading,
  causes,
}: RunPreviewProps): ReactElement {
  const headingId = useId()
  const causesId = useId()
  return (
    <div className={css.preview}>
      {message === null ? null : <p className={css.message}>{message}</p>}
      <section aria-labelledby={headingId}>
        <SectionHeading depth={1} id={headingId} className={css.previewHeading}>
          {heading}
        </SectionHeading>
        <ul className={css.components}>
          {parts.map(({ key, name, figure, bar, foot }) => (
            <li key={key} className={css.componentLine}>
              <span className={css.componentName}>
                {name}
                <span>{figure}</span>
              </span>
              {bar}
              {foot}
            </li>
          ))}
        </ul>
      </section>
      {causes.length === 0 ? null : (
        <section aria-labelledby={causesId}>
          <SectionHeading depth={1} id={causesId} className={css.previewHeading}>
            {causesHeading}
          </SectionHeading>
          <div className={css.causes}>
            {causes.map(({ key, title, list }) => (
              <Fragment key={key}>
                <span className={css.causesOf}>{title}</span>
                <div>{list}</div>
              </Fragment>
            ))}
          </div>
        </section>
      )}
    </div>
  )
}
