import type { ReactElement, ReactNode } from 'react'
import { Button } from '../../parts/button/button.tsx'
import type { SisImportCreateMessages } from './messages.ts'
import * as css from './screen.css.ts'

export type StepButtonsProps = {
  onBack?: () => void
  /** Without it the button submits the form that it stands in. */
  onContinue?: () => void
  /** Default: Continue. */
  label?: string
  /** Says that it runs. */
  busyLabel?: string | undefined
  disabledReason?: string | undefined
  /** How far the step is. */
  children?: ReactNode
  m: SisImportCreateMessages
}

/** Back at the start, the way on at the end. */
export function StepButtons(props: StepButtonsProps): ReactElement {
  const { onBack, onContinue, label, busyLabel, disabledReason, children, m } = props
  return (
    <div className={css.buttons}>
      {onBack && <Button onClick={onBack}>{m.back}</Button>}
      <p className={css.standing} role="status">
        {children}
      </p>
      <Button
        kind="primary"
        type={onContinue ? 'button' : 'submit'}
        busy={busyLabel !== undefined}
        {...(busyLabel !== undefined && { busyLabel })}
        disabledReason={disabledReason}
        onClick={onContinue}
      >
        {label ?? m.continue}
      </Button>
    </div>
  )
}
