import { ApiFailure, asSentence, type District } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { ConnectionFacts, type SisConnectionForm } from '../../features/sis/index.ts'
import { Button } from '../../parts/button/button.tsx'
import { Banner } from '../../patterns/banner/banner.tsx'
import { FormSection } from '../../patterns/form-section/form-section.tsx'
import { contactFacts } from './contact-facts.ts'
import type { ClientCommunicationMessages } from './messages.ts'
import * as css from './screen.css.ts'
import { StepButtons } from './step-buttons.tsx'

export type ReviewStepProps = {
  district: District
  sis: SisConnectionForm
  onBack: () => void
  onDone: () => void
  m: ClientCommunicationMessages
}

/** Everything once more, as it is stored; then it is handed over. */
export function ReviewStep({ district, sis, onBack, onDone, m }: ReviewStepProps): ReactElement {
  const { config, systems, send } = sis
  const system = systems.find(({ id }) => id === config?.sisSystemId)
  const complete = config !== null && config.missingFields.length === 0
  const failure = send.errors[0]
  const submit = () =>
    void send.run().then(onDone, (error: unknown) => {
      // It is told in a message and below.
      if (!(error instanceof ApiFailure)) throw error
    })
  return (
    <div className={css.plain}>
      <FormSection title={m.review.title} help={m.review.help} stacked>
        {failure && !failure.expired ? (
          <div className={css.wide}>
            {failure.code === 409 ? (
              <Banner
                tone="warning"
                role="status"
                title={m.review.changed}
                action={
                  <Button size="sm" onClick={sis.refresh}>
                    {m.review.reload}
                  </Button>
                }
              >
                {failure.message}
              </Banner>
            ) : (
              <Banner
                tone="danger"
                role="status"
                title={failure.outcomeUnknown ? m.review.unknown : m.review.failed}
              >
                {failure.outcomeUnknown
                  ? `${asSentence(failure.message)} ${m.review.unknownHelp}`
                  : failure.message}
              </Banner>
            )}
          </div>
        ) : null}
        <div className={css.wide}>
          {config && system ? (
            <ConnectionFacts config={config} system={system} m={sis.m} more={contactFacts(district, m)} />
          ) : (
            <p>{m.review.missing}</p>
          )}
        </div>
        <div className={css.wide}>
          <StepButtons
            onBack={onBack}
            onContinue={submit}
            busy={send.running}
            labels={[m.review.send, m.review.sending]}
            disabledReason={complete ? undefined : m.review.missing}
            m={m}
          />
        </div>
      </FormSection>
    </div>
  )
}
