import { type ReactElement, type ReactNode, useContext, useId } from 'react'
import { classNames } from '../../styles/class-names.ts'
import { ScreenFrameContext } from '../define-screen/screen-frame.ts'
import * as css from './form-section.css.ts'

export type FormSectionProps = {
  title: string
  /** One line: what the section is for. */
  help?: ReactNode
  /** The title stands above the fields, also where there is room beside them. */
  stacked?: boolean | undefined
  /** `FormCell`s, or anything else that takes the whole width. */
  children: ReactNode
}

/** Title and a line of help in a column of 196 px, fields beside it; below 900 px the title stands on top (ux 7.11). */
export function FormSection({ title, help, stacked, children }: FormSectionProps): ReactElement {
  const id = useId()
  const screen = useContext(ScreenFrameContext)
  const Heading = (['h2', 'h2', 'h3', 'h4', 'h5'] as const)[screen?.headingLevel ?? 1]
  return (
    <section className={classNames(css.root, stacked && css.stacked)} aria-labelledby={id}>
      <div>
        <Heading id={id} className={css.title}>
          {title}
        </Heading>
        {help === undefined ? null : <p className={css.help}>{help}</p>}
      </div>
      <div className={css.fields}>{children}</div>
    </section>
  )
}

export type FormCellProps = {
  /** Widths follow the content: a state or a day takes half, an address all of it. Default "full". */
  width?: 'half' | 'full' | undefined
  /** One of a list of switches, with lines between them. */
  listed?: boolean
  /** Marks the cell of a field, so that a form finds it. */
  field?: string
  children: ReactNode
}

/** The place of one field in a section. */
export function FormCell({ width = 'full', listed, field, children }: FormCellProps): ReactElement {
  return (
    <div
      className={classNames(css.cell, width === 'full' && css.wide, listed && css.listed)}
      data-ec-field={field}
    >
      {children}
    </div>
  )
}
