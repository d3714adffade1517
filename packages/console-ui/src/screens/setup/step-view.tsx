import { useAccess } from '@edconsole/console-core'
import { type ReactElement, useId } from 'react'
import type { SetupStep, SetupStepsState } from '../../features/district/setup-steps/index.ts'
import { Button } from '../../parts/button/button.tsx'
import { CompletedIcon, NotStartedIcon, WarningIcon } from '../../parts/icons/icons.ts'
import { SectionHeading } from '../../patterns/card/section-heading.tsx'
import { PlaceButton } from '../../patterns/place-link/place-button.tsx'
import type { SetupMessages } from './messages.ts'
import * as css from './screen.css.ts'
import { StepFacts } from './step-facts.tsx'

const icons = { done: CompletedIcon, open: NotStartedIcon, attention: WarningIcon, unknown: NotStartedIcon }

export type StepViewProps = {
  step: SetupStep
  setup: SetupStepsState
  onBack: (() => void) | undefined
  onNext: (() => void) | undefined
  m: SetupMessages
}

/** One step: how it stands, what it consists of, and its full screen. */
export function StepView({ step, setup, onBack, onNext, m }: StepViewProps): ReactElement {
  const id = useId()
  const { can } = useAccess()
  const Icon = icons[step.state]
  return (
    <section className={css.step} aria-labelledby={id}>
      <div>
        <SectionHeading depth={1} id={id} className={css.title}>
          {step.label}
        </SectionHeading>
        <p className={css.text}>{m.help[step.id]}</p>
      </div>
      <p className={css.state}>
        <Icon size="md" className={css.mark[step.state]} />
        {step.reason}
        {step.state === 'unknown' ? (
          <Button kind="link" size="sm" onClick={setup.retry}>
            {m.tryAgain}
          </Button>
        ) : null}
      </p>
      <StepFacts id={step.id} setup={setup} m={m} />
      <div className={css.buttons}>
        <div className={css.back}>{onBack ? <Button onClick={onBack}>{m.back}</Button> : null}</div>
        {can(step.to.id) ? <PlaceButton to={step.to}>{m.open[step.id]}</PlaceButton> : null}
        {onNext ? <Button onClick={onNext}>{m.next}</Button> : null}
      </div>
    </section>
  )
}
