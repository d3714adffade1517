import type { ReactElement } from 'react'
import { CompletedIcon, FailedIcon, InfoIcon, NotStartedIcon, WarningIcon } from '../../parts/icons/icons.ts'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import * as css from './step-ladder.css.ts'

/** `open`: it wasn't reached. */
export type StepState = 'passed' | 'note' | 'warning' | 'failed' | 'open'

export type LadderStep = {
  id: string
  name: string
  state: StepState
  /** What was found there, or what to do. */
  message: string | null
}

const icons = {
  passed: CompletedIcon,
  note: InfoIcon,
  warning: WarningIcon,
  failed: FailedIcon,
  open: NotStartedIcon,
}

export type StepLadderProps = {
  label: string
  steps: readonly LadderStep[]
  /** What assistive technology hears of each state. */
  states: Readonly<Record<StepState, string>>
}

/** A test as a checklist: what was found at each step, where it ended, and what was not reached (R34). */
export function StepLadder({ label, steps, states }: StepLadderProps): ReactElement {
  return (
    <ol className={css.steps} aria-label={label}>
      {steps.map(({ id, name, state, message }) => {
        const Icon = icons[state]
        const words = state === 'failed' ? css.failedName : state === 'open' ? css.openName : undefined
        return (
          <li key={id} className={css.step}>
            <Icon size="md" className={css.mark[state]} />
            <span>
              <span className={words}>{name}</span>
              <VisuallyHidden>: {states[state]}</VisuallyHidden>
              {message === null ? null : <span className={css.said}>{message}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
