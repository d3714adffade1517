import { formatDuration, type InstanceStep, useClock, useMessages } from '@edconsole/console-core'
import { type ReactElement, useRef } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { CompletedIcon, FailedIcon, NotStartedIcon, RetryIcon, RunningIcon } from '../../parts/icons/icons.ts'
import { Progress } from '../../parts/progress/progress.tsx'
import * as statusCss from '../../parts/status/status.css.ts'
import { StatusIcon } from '../../parts/status/status-icon.tsx'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import { useFocusAfter } from '../../patterns/steady-focus/use-focus-after.ts'
import { classNames } from '../../styles/class-names.ts'
import * as css from './instances.css.ts'
import { type InstanceMessages, instanceMessages } from './messages.ts'

export type WorkStepsProps = {
  steps: readonly InstanceStep[]
  /** Goes on with the step that failed; absent where the user may not. */
  onRetry?: (() => void) | undefined
  retrying?: boolean
}

/** What the server does to create or remove an instance: how far it is, and what went wrong. */
export function WorkSteps({ steps, onRetry, retrying = false }: WorkStepsProps): ReactElement {
  const m = useMessages('instances', instanceMessages)
  return (
    <ol className={css.steps} aria-label={m.work.list}>
      {steps.map((step) => (
        <Step key={step.step} step={step} onRetry={onRetry} retrying={retrying} m={m} />
      ))}
    </ol>
  )
}

const LOOKS = {
  pending: { icon: NotStartedIcon, tone: 'neutral' },
  running: { icon: RunningIcon, tone: 'info' },
  done: { icon: CompletedIcon, tone: 'success' },
  failed: { icon: FailedIcon, tone: 'danger' },
} as const

type StepProps = {
  step: InstanceStep
  onRetry: (() => void) | undefined
  retrying: boolean
  m: InstanceMessages
}

function Step({ step, onRetry, retrying, m }: StepProps): ReactElement {
  const { state, message, doneCount, totalCount } = step
  const now = useClock()
  const { icon, tone } = LOOKS[state] ?? LOOKS.pending
  const word = m.work.states[state] ?? state
  const title = m.steps[step.step] ?? step.step
  const took =
    step.startedAt === null
      ? null
      : Date.parse(step.endedAt ?? now().toISOString()) - Date.parse(step.startedAt)
  const counts = state === 'running' && totalCount !== null && totalCount > 0
  return (
    <li className={css.step} aria-current={state === 'running' ? 'step' : undefined}>
      <StatusIcon
        look={{ word, tone, icon, turning: state === 'running' }}
        size="md"
        className={statusCss.icon[tone]}
      />
      <span className={classNames((state === 'running' || state === 'failed') && css.current)}>
        {title}
        <VisuallyHidden>, {word}</VisuallyHidden>
      </span>
      <span className={css.time}>{took === null ? '' : formatDuration(Math.max(0, took))}</span>
      {counts ? (
        <span className={css.below}>
          <Progress label={title} value={doneCount ?? 0} max={totalCount} />
        </span>
      ) : null}
      {state === 'failed' ? <Fault message={message} onRetry={onRetry} retrying={retrying} m={m} /> : null}
    </li>
  )
}

type FaultProps = Pick<StepProps, 'onRetry' | 'retrying' | 'm'> & { message: string | null }

function Fault({ message, onRetry, retrying, m }: FaultProps): ReactElement {
  const part = useRef<HTMLSpanElement>(null)
  useFocusAfter(part)
  return (
    <span className={css.fault} ref={part}>
      <span className={css.faultText}>{message}</span>
      {onRetry ? (
        <Button size="sm" icon={<RetryIcon />} busy={retrying} busyLabel={m.work.trying} onClick={onRetry}>
          {m.work.tryAgain}
        </Button>
      ) : null}
    </span>
  )
}

/** True while a server is at one of the steps, and it is worth asking again. */
export const isAtWork = (steps: readonly InstanceStep[] | null | undefined): boolean =>
  steps?.some(({ state }) => state === 'running' || state === 'pending') ?? false
