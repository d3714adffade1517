import { useMessages } from '@edconsole/console-core'
import { type ReactElement, useId } from 'react'
import { type SetupStep, setupStepsMessages } from '../../features/district/setup-steps/index.ts'
import { Button } from '../../parts/button/button.tsx'
import { CompletedIcon, ExpandIcon, NotStartedIcon, WarningIcon } from '../../parts/icons/icons.ts'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import { SectionHeading } from '../../patterns/card/section-heading.tsx'
import * as css from './screen.css.ts'
import { StepBody } from './step-body.tsx'
import type { StepWork } from './step-foot.tsx'

const icons = { done: CompletedIcon, open: NotStartedIcon, attention: WarningIcon, unknown: NotStartedIcon }

export type StepItemProps = {
  step: SetupStep
  isOpen: boolean
  onToggle: () => void
  work: StepWork
}

/** One step: its head says what is set or missing; open, it shows its form. */
export function StepItem({ step, isOpen, onToggle, work }: StepItemProps): ReactElement {
  const id = useId()
  const bodyId = useId()
  const states = useMessages('setup-steps', setupStepsMessages).states
  const Icon = icons[step.state]
  const { m, setup } = work
  return (
    <li className={css.item}>
      <SectionHeading depth={1} id={id} className={css.heading}>
        <button
          type="button"
          className={css.head}
          data-ec-step=""
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={onToggle}
        >
          <Icon size="md" className={css.mark[step.state]} />
          <span className={css.texts}>
            <span className={css.name}>
              {step.label}
              <VisuallyHidden>: {states[step.state]}. </VisuallyHidden>
            </span>
            <span className={css.reason}>{step.reason}</span>
          </span>
          <ExpandIcon className={css.chevron} />
        </button>
      </SectionHeading>
      {isOpen ? (
        <section id={bodyId} className={css.body} aria-labelledby={id}>
          <p className={css.text}>
            {m.help[step.id]}
            {step.state === 'unknown' ? (
              <>
                {' '}
                <Button kind="link" size="sm" onClick={setup.retry}>
                  {m.tryAgain}
                </Button>
              </>
            ) : null}
          </p>
          {step.state === 'unknown' ? null : <StepBody {...work} />}
        </section>
      ) : null}
    </li>
  )
}
