import { useMessages } from '@edconsole/console-core'
import type { MouseEvent, ReactElement, ReactNode } from 'react'
import { classNames } from '../../styles/class-names.ts'
import { CheckIcon } from '../icons/icons.ts'
import { partMessages } from '../messages.ts'
import * as css from './stepper.css.ts'

export type Step = {
  id: string
  label: string
  /** One line: what is asked, or what was answered. */
  note?: ReactNode
  done?: boolean
  /** The address of the step, which stands in the query; without one its link is a button. */
  href?: string | undefined
}

export type StepperProps = {
  /** Names the list: "Setup". */
  label: string
  steps: readonly Step[]
  /** Id of the open step. */
  current: string
  /** A done step was pressed: it leads back. Those not reached yet lead nowhere. */
  onStep: (id: string) => void
}

/** The way through a form of several steps (ux 7.23). A small container shows "Step 2 of 3" and a bar. */
export function Stepper({ label, steps, current, onStep }: StepperProps): ReactElement {
  const m = useMessages('parts', partMessages)
  const at = Math.max(
    0,
    steps.findIndex(({ id }) => id === current),
  )
  return (
    <nav aria-label={label} className={css.root}>
      <div className={css.short}>
        <span className={css.shortWords}>{m.step(at + 1, steps.length)}</span>
        <span className={css.shortName}>{steps[at]?.label}</span>
        <span className={css.track} aria-hidden>
          {steps.map(({ id }, index) => (
            <span key={id} className={classNames(css.piece, index <= at && css.reached)} />
          ))}
        </span>
      </div>
      <ol className={css.list}>
        {steps.map((step, index) => (
          <li key={step.id} className={classNames(css.step, step.done && css.stepDone)}>
            <span
              className={classNames(
                css.number,
                step.done && css.done,
                index === at && !step.done && css.here,
              )}
              aria-hidden
            >
              {step.done ? <CheckIcon size="sm" /> : index + 1}
            </span>
            <span className={css.texts}>
              <StepName step={step} isCurrent={index === at} onStep={onStep} />
              {step.note === undefined ? null : <span className={css.note}>{step.note}</span>}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  )
}

type StepNameProps = { step: Step; isCurrent: boolean; onStep: (id: string) => void }

function StepName({ step, isCurrent, onStep }: StepNameProps): ReactElement {
  const m = useMessages('parts', partMessages)
  const { id, label, done = false, href } = step
  const words = done ? m.stepDone(label) : undefined
  if (isCurrent) {
    return (
      <span className={classNames(css.name, css.nameHere)} aria-current="step">
        {label}
      </span>
    )
  }
  if (!done) return <span className={css.name}>{label}</span>
  const go = (event: MouseEvent) => {
    // A new tab is the browser's own business.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onStep(id)
  }
  return href === undefined ? (
    <button
      type="button"
      aria-label={words}
      className={classNames(css.name, css.back)}
      onClick={() => onStep(id)}
    >
      {label}
    </button>
  ) : (
    <a aria-label={words} className={classNames(css.name, css.back)} href={href} onClick={go}>
      {label}
    </a>
  )
}
