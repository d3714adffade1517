import { useAccess } from '@edconsole/console-core'
import type { ReactElement, ReactNode } from 'react'
import type { SetupStep, SetupStepsState } from '../../features/district/setup-steps/index.ts'
import { Button } from '../../parts/button/button.tsx'
import type { PageAction } from '../../patterns/page-actions/page-action.ts'
import { PlaceButton } from '../../patterns/place-link/place-button.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import type { SetupMessages } from './messages.ts'
import * as css from './screen.css.ts'

/** What each step works with. */
export type StepWork = {
  districtId: string
  step: SetupStep
  setup: SetupStepsState
  /** Undefined for those who may not start an import. */
  sync: PageAction | undefined
  /** The step that is open after this one; undefined when this is the last. */
  next: { label: string; go: () => void } | undefined
  /** The step was saved: once it counts as done, the next one opens. */
  onSaved: () => void
  m: SetupMessages
}

export type StepFootProps = Pick<StepWork, 'step' | 'next' | 'm'> & {
  /** One of the step's own buttons is the primary one. Otherwise it is the way on. */
  hasPrimary?: boolean
  /** False where its full screen can't help either. Default true. */
  leads?: boolean
  /** The step's own buttons. */
  children?: ReactNode
}

/** The end of a step: its full screen, its own buttons, and once it is done the next step. */
export function StepFoot({
  step,
  next,
  hasPrimary = false,
  leads = true,
  children,
  m,
}: StepFootProps): ReactElement {
  const { can } = useAccess()
  const isDone = step.state === 'done'
  const full = leads && can(step.to.id) ? m.open[step.id] : undefined
  return (
    <div className={css.buttons}>
      {full === undefined ? null : hasPrimary || isDone || step.state === 'unknown' ? (
        <span className={css.full}>
          <PlaceLink to={step.to}>{full}</PlaceLink>
        </span>
      ) : (
        <span className={css.full}>
          <PlaceButton kind="primary" to={step.to}>
            {full}
          </PlaceButton>
        </span>
      )}
      {children}
      {isDone && next ? (
        <Button kind={hasPrimary ? 'secondary' : 'primary'} onClick={next.go}>
          {m.next(next.label)}
        </Button>
      ) : null}
    </div>
  )
}

export type SaveButtonProps = Pick<StepWork, 'm'> & {
  kind: 'primary' | 'secondary'
  saving: boolean
  onSave: () => void
  label?: string
  disabledReason?: string | undefined
}

/** Saves the form of a step. */
export function SaveButton({
  kind,
  saving,
  onSave,
  label,
  disabledReason,
  m,
}: SaveButtonProps): ReactElement {
  return (
    <Button kind={kind} busy={saving} busyLabel={m.saving} disabledReason={disabledReason} onClick={onSave}>
      {label ?? m.save}
    </Button>
  )
}
