import { placeOf, useMessages } from '@edconsole/console-core'
import { type ReactElement, useId } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { ApiSetupIcon, CompletedIcon, NotStartedIcon } from '../../parts/icons/icons.ts'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import * as cardCss from '../../patterns/card/card.css.ts'
import { PlaceButton } from '../../patterns/place-link/place-button.tsx'
import { classNames } from '../../styles/class-names.ts'
import * as css from './api-setup-card.css.ts'
import { messages } from './messages.ts'
import { useApiSetup } from './use-api-setup.ts'
import { useCardHeading } from './use-card-heading.ts'

/** How far the connection to the district's student information system has come, and the way to it. */
export function ApiSetupCard({ districtId }: { districtId: string }): ReactElement {
  const m = useMessages('dashboard', messages)
  const id = useId()
  const Heading = useCardHeading()
  const { steps, loading, failed, retry, text } = useApiSetup(m)
  const done = steps?.filter((step) => step.done).length ?? 0
  const complete = steps !== undefined && done === steps.length
  return (
    <section className={css.card} aria-labelledby={id} aria-busy={loading || undefined}>
      <span className={classNames(css.mark, complete && css.complete)}>
        <ApiSetupIcon size="xl" />
      </span>
      <div className={css.what}>
        <Heading className={cardCss.title} id={id}>
          {complete ? m.apiSetupComplete : m.apiSetup}
        </Heading>
        <p className={css.text}>
          {loading ? <Skeleton width="60%" /> : text}
          {failed ? (
            <>
              {' '}
              <Button kind="link" size="sm" onClick={retry}>
                {m.tryAgain}
              </Button>
            </>
          ) : null}
        </p>
        {steps && !complete ? (
          <ul className={css.steps} aria-label={m.stepsDone(done, steps.length)}>
            {steps.map((step) => (
              <li key={step.name} className={css.step}>
                {step.done ? (
                  <CompletedIcon size="sm" className={css.done} />
                ) : (
                  <NotStartedIcon size="sm" className={css.open} />
                )}
                {step.name}
                <VisuallyHidden>{step.done ? ` (${m.stepDone})` : ''}</VisuallyHidden>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <PlaceButton
        to={placeOf('client-communication', { districtId })}
        {...(steps && !complete && { kind: 'primary' as const })}
      >
        {steps && !complete ? m.continueApiSetup : m.openApiSetup}
      </PlaceButton>
    </section>
  )
}
