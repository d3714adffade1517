import type { District } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { EditIcon } from '../../parts/icons/icons.ts'
import { Banner } from '../../patterns/banner/banner.tsx'
import { FormSection } from '../../patterns/form-section/form-section.tsx'
import { ConnectionFacts, type SisConnectionForm } from '../../patterns/sis-connection/index.ts'
import { contactFacts } from './contact-facts.ts'
import type { ClientCommunicationMessages } from './messages.ts'
import * as css from './screen.css.ts'
import type { StepId } from './steps-of.ts'

export type FinishedProps = {
  district: District
  sis: SisConnectionForm
  onChange: (step: StepId) => void
  m: ClientCommunicationMessages
}

/** The connection was sent: what it is, and the way to change it. */
export function Finished({ district, sis, onChange, m }: FinishedProps): ReactElement | null {
  const { config, systems } = sis
  const system = systems.find(({ id }) => id === config?.sisSystemId)
  if (!config?.sentAt || !system) return null
  const { sentBy, lastVerifiedStatus, lastVerifiedMessage, lastVerifiedAt } = config
  return (
    <div className={css.finished}>
      <FormSection
        title={m.finished.title(config.sentAt)}
        help={`${sentBy === null ? '' : `${m.finished.by(sentBy)} `}${m.finished.help}`}
        stacked
      >
        {lastVerifiedStatus === 'failed' ? (
          <div className={css.wide}>
            <Banner tone="warning" title={m.finished.stopped.title}>
              {m.finished.stopped.text(lastVerifiedMessage ?? '', lastVerifiedAt ?? '')}
            </Banner>
          </div>
        ) : null}
        <div className={css.wide}>
          <ConnectionFacts config={config} system={system} m={sis.m} more={contactFacts(district, m)} />
        </div>
        <div className={css.wide}>
          <div className={css.buttons}>
            <Button
              kind={lastVerifiedStatus === 'failed' ? 'primary' : 'secondary'}
              icon={<EditIcon />}
              onClick={() => onChange('connection')}
            >
              {lastVerifiedStatus === 'failed' ? m.finished.stopped.renew : m.finished.change}
            </Button>
            <Button onClick={() => onChange('contact')}>{m.finished.changeContact}</Button>
          </div>
        </div>
      </FormSection>
    </div>
  )
}
