import {
  apiProviderResource,
  formatCount,
  formatDateTime,
  placeOf,
  useConsoleSettings,
  useDistrict,
  useItem,
  useMessages,
} from '@edconsole/console-core'
import { type ReactElement, useContext, useId } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { ApiSetupIcon, CompletedIcon, NotStartedIcon } from '../../parts/icons/icons.ts'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import * as cardCss from '../../patterns/card/card.css.ts'
import { ScreenFrameContext } from '../../patterns/define-screen/screen-frame.ts'
import { PlaceButton } from '../../patterns/place-link/place-button.tsx'
import { classNames } from '../../styles/class-names.ts'
import * as css from './api-setup-card.css.ts'
import { type DashboardMessages, messages } from './messages.ts'

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

type ApiSetupFacts = {
  /** Undefined while nothing is known. */
  steps: { name: string; done: boolean }[] | undefined
  text: string
  loading: boolean
  failed: boolean
  retry: () => void
}

/** How far the selected district's connection has come: a contact, the settings, and a successful test. */
function useApiSetup(m: DashboardMessages): ApiSetupFacts {
  const { selected } = useDistrict()
  const { timeZone } = useConsoleSettings()
  const { data, loading, errors, retry } = useItem(
    apiProviderResource.configs,
    { params: { id: selected?.id ?? 0 } },
    { enabled: selected !== null },
  )
  const sis = selected?.sisProviderName ?? null
  const failed = data === undefined && errors.length > 0
  if (data === undefined) {
    return { steps: undefined, text: failed ? m.apiSetupUnknown : '', loading, failed, retry }
  }
  const config = Array.isArray(data) ? data[0] : undefined
  const entered = config !== undefined && config.sisSystemId !== null && !config.missingFields?.length
  const works = entered && config.lastVerifiedStatus === 'ok'
  const at = config?.lastVerifiedAt
  const text = () => {
    if (!works || !at) return m.apiSetupHelp(sis)
    const schools = config.schoolsFound
    return m.apiSetupWorks(
      sis ?? 'SIS',
      formatDateTime(at, timeZone),
      schools === null ? null : m.schools(formatCount(schools), schools === 1),
    )
  }
  return {
    steps: [
      { name: m.setupSteps.contact, done: Boolean(selected?.contactEmailAddress?.trim()) },
      { name: m.setupSteps.connection, done: entered },
      { name: m.setupSteps.test, done: works },
    ],
    text: text(),
    loading: false,
    failed: false,
    retry,
  }
}

const BELOW = { 1: 'h2', 2: 'h3', 3: 'h4', 4: 'h5', 5: 'h6', 6: 'h6' } as const

/** The heading of a card: one level below the screen's own, wherever that stands. */
const useCardHeading = () => BELOW[useContext(ScreenFrameContext)?.headingLevel ?? 1]
