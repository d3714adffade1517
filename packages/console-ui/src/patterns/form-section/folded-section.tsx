import { type ReactElement, type ReactNode, useContext, useId, useState } from 'react'
import { EditedTag } from '../../parts/field/edited-tag.tsx'
import { ExpandIcon } from '../../parts/icons/icons.ts'
import { ScreenFrameContext } from '../define-screen/screen-frame.ts'
import * as css from './form-section.css.ts'

export type FoldedSectionProps = {
  title: string
  help?: ReactNode
  /** What it holds, in a few words: "6 mapped". */
  summary: string
  /** Something in it has to be seen, such as what is wrong: it unfolds, and stays so. */
  forced: boolean
  /** Something in it differs from what is stored. */
  edited: boolean
  children: ReactNode
}

/** A section that most people leave as it is: its title is a button, beside it what it holds. */
export function FoldedSection(props: FoldedSectionProps): ReactElement {
  const { title, summary, help, forced, edited, children } = props
  const titleId = useId()
  const bodyId = useId()
  const screen = useContext(ScreenFrameContext)
  const Heading = (['h2', 'h2', 'h3', 'h4', 'h5'] as const)[screen?.headingLevel ?? 1]
  const [open, setOpen] = useState(forced)
  if (forced && !open) setOpen(true)
  return (
    <section className={css.folded} aria-labelledby={titleId}>
      <Heading className={css.foldHeading}>
        <button
          type="button"
          className={css.fold}
          aria-expanded={open}
          aria-controls={open ? bodyId : undefined}
          onClick={() => setOpen(!open)}
        >
          <ExpandIcon className={css.chevron} />
          <span id={titleId}>{title}</span>
          <span className={css.summary}>{summary}</span>
          {edited ? <EditedTag inline /> : null}
        </button>
      </Heading>
      {open ? (
        <div className={css.foldBody} id={bodyId}>
          {help === undefined ? null : <p className={css.help}>{help}</p>}
          <div className={css.fields}>{children}</div>
        </div>
      ) : null}
    </section>
  )
}
