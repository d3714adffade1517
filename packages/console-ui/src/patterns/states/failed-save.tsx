import { useMessages } from '@edconsole/console-core'
import { type ForwardRefExoticComponent, forwardRef, type ReactElement, type RefAttributes } from 'react'
import { ErrorSummary, type SummaryFault } from '../../parts/error-summary/error-summary.tsx'
import { patternMessages } from '../messages.ts'

/** What a form says where it can't know whether the server stored what was sent. */
export type UnknownSaveWords = { readonly unknown: string; readonly unknownHelp: string }

export type FailedSaveProps = {
  /** "Your changes weren't saved": what is true unless the outcome is unknown. */
  title: string
  faults: readonly SummaryFault[]
  /** The answer got lost (`ApiFailure.outcomeUnknown`): the server may have stored it all the same. */
  outcomeUnknown: boolean
  /** In place of the words that suit every form. */
  words?: Partial<UnknownSaveWords>
}

/** Renders why a form wasn't saved. After a lost answer it claims nothing, and says what to do before trying again. */
export const FailedSave: ForwardRefExoticComponent<FailedSaveProps & RefAttributes<HTMLElement>> =
  /* @__PURE__ */ forwardRef<HTMLElement, FailedSaveProps>(function FailedSave(
    { title, faults, outcomeUnknown, words },
    ref,
  ): ReactElement {
    const { unknown, unknownHelp } = useMessages('patterns', patternMessages).lostAnswer
    return (
      <ErrorSummary
        ref={ref}
        title={outcomeUnknown ? (words?.unknown ?? unknown) : title}
        faults={
          outcomeUnknown ? [...faults, { key: 'unknown', text: words?.unknownHelp ?? unknownHelp }] : faults
        }
      />
    )
  })
