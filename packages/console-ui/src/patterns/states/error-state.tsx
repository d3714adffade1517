import { type ApiFailure, asSentence, describeFailure, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { RetryIcon, UnreachableIcon } from '../../parts/icons/icons.ts'
import { patternMessages } from '../messages.ts'
import { StatePanel } from './state-panel.tsx'

export type ErrorStateProps = {
  failure?: ApiFailure | undefined
  /** What could not be done; by default what the failed call says. */
  title?: string
  onRetry: () => void
  /** What is not lost, for example "Your filters are kept." */
  note?: string
}

/** A call failed; the same words as its snackbar, with a way to ask again. */
export function ErrorState({ failure, title, onRetry, note }: ErrorStateProps): ReactElement {
  const m = useMessages('patterns', patternMessages).states
  const said = title ?? (failure ? describeFailure(failure).message : m.notLoaded)
  // A call without words of its own says the reason with its failure.
  const reason =
    !failure?.message || said.includes(failure.message) ? undefined : m.reason(asSentence(failure.message))
  return (
    <StatePanel
      icon={<UnreachableIcon size="xl" />}
      title={said}
      action={
        <Button icon={<RetryIcon />} onClick={onRetry}>
          {m.tryAgain}
        </Button>
      }
    >
      {[reason, note].filter(Boolean).join(' ')}
    </StatePanel>
  )
}
