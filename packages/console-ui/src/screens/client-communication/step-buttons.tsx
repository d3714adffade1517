import type { ReactElement, ReactNode } from 'react'
import { Button } from '../../parts/button/button.tsx'
import type { ClientCommunicationMessages } from './messages.ts'
import * as css from './screen.css.ts'

export type StepButtonsProps = {
  onBack?: (() => void) | undefined
  onContinue: () => void
  busy: boolean
  /** Default: Continue, and saving. */
  labels?: readonly [label: string, busyLabel: string]
  disabledReason?: string | undefined
  /** Beside the button that goes on. */
  children?: ReactNode
  m: ClientCommunicationMessages
}

/** Back at the start, the way on at the end. */
export function StepButtons(props: StepButtonsProps): ReactElement {
  const { onBack, onContinue, busy, labels, disabledReason, children, m } = props
  const [label, busyLabel] = labels ?? [m.continue, m.saving]
  return (
    <div className={css.buttons}>
      <div className={css.back}>{onBack ? <Button onClick={onBack}>{m.back}</Button> : null}</div>
      {children}
      <Button
        kind="primary"
        busy={busy}
        busyLabel={busyLabel}
        disabledReason={disabledReason}
        onClick={onContinue}
      >
        {label}
      </Button>
    </div>
  )
}
