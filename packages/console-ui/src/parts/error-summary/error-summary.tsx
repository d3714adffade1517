import { type ForwardRefExoticComponent, forwardRef, type ReactElement, type RefAttributes } from 'react'
import { FailedIcon } from '../icons/icons.ts'
import * as css from './error-summary.css.ts'

export type SummaryFault = {
  key: string
  /** The same words as beside the field. */
  text: string
  /** Goes to the field; absent where the fault belongs to none. */
  onGo?: (() => void) | undefined
}

export type ErrorSummaryProps = {
  /** "Your changes weren't saved" */
  title: string
  faults: readonly SummaryFault[]
}

/** What keeps a form from being saved, above it: faults that belong to no field, and ways to those that do. */
export const ErrorSummary: ForwardRefExoticComponent<ErrorSummaryProps & RefAttributes<HTMLElement>> =
  /* @__PURE__ */ forwardRef<HTMLElement, ErrorSummaryProps>(function ErrorSummary(
    { title, faults },
    ref,
  ): ReactElement {
    return (
      <section ref={ref} aria-label={title} tabIndex={-1} className={css.root}>
        <FailedIcon size="lg" className={css.icon} />
        <div className={css.words}>
          <p className={css.title}>{title}</p>
          <ul className={css.list}>
            {faults.map(({ key, text, onGo }) => (
              <li key={key} className={css.item}>
                {onGo ? (
                  <button type="button" className={css.go} onClick={onGo}>
                    {text}
                  </button>
                ) : (
                  text
                )}
              </li>
            ))}
          </ul>
        </div>
      </section>
    )
  })
