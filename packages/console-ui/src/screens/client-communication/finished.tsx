import { type District, formatDateTime, useConsoleSettings } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { ConnectionFacts, type SisConnectionForm } from '../../features/sis/index.ts'
import { Button } from '../../parts/button/button.tsx'
import { EditIcon } from '../../parts/icons/icons.ts'
import type { KeyValueItem } from '../../parts/key-value/key-value.tsx'
import { StatusBadge } from '../../parts/status/status-badge.tsx'
import { Banner } from '../../patterns/banner/banner.tsx'
import { FormSection } from '../../patterns/form-section/form-section.tsx'
import { contactFacts } from './contact-facts.ts'
import type { ClientCommunicationMessages } from './messages.ts'
import * as css from './screen.css.ts'
import type { Standing, StepId } from './steps-of.ts'

export type FinishedProps = {
  district: District
  sis: SisConnectionForm
  standing: Standing
  onChange: (step: StepId) => void
  m: ClientCommunicationMessages
}

/** The connection was sent or is in use: what is stored, when it last worked, and the way to change it. */
export function Finished({ district, sis, standing, onChange, m }: FinishedProps): ReactElement | null {
  const { config, systems } = sis
  const { timeZone } = useConsoleSettings()
  const system = systems.find(({ id }) => id === config?.sisSystemId)
  if (!config || !system) return null
  const { sentAt, sentBy, lastVerifiedMessage, lastVerifiedAt } = config
  const by = sentAt === null || sentBy === null ? '' : `${m.finished.by(sentBy)} `
  const failed = standing === 'failed'
  return (
    <div className={css.finished}>
      <FormSection
        title={
          standing === 'sent'
            ? m.finished.title(formatDateTime(sentAt, timeZone))
            : m.finished.titles[standing]
        }
        help={district.lastImportAt === null ? `${by}${m.finished.help}` : m.finished.inUse}
        stacked
      >
        {failed ? (
          <div className={css.wide}>
            <Banner tone="warning" title={m.finished.stopped.title}>
              {m.finished.stopped.text(lastVerifiedMessage ?? '', formatDateTime(lastVerifiedAt, timeZone))}
            </Banner>
          </div>
        ) : null}
        <div className={css.wide}>
          <ConnectionFacts
            config={config}
            system={system}
            m={sis.m}
            more={contactFacts(district, m)}
            last={lastImportOf(district, timeZone, m)}
          />
        </div>
        <div className={css.wide}>
          <div className={css.buttons}>
            <Button
              kind={failed ? 'primary' : 'secondary'}
              icon={<EditIcon />}
              onClick={() => onChange('connection')}
            >
              {failed ? m.finished.stopped.renew : m.finished.change}
            </Button>
            <Button onClick={() => onChange('contact')}>{m.finished.changeContact}</Button>
          </div>
        </div>
      </FormSection>
    </div>
  )
}

/** When the connection was last used, and what came of it. */
function lastImportOf(
  { lastImportAt, lastImportStatus }: District,
  timeZone: string,
  m: ClientCommunicationMessages,
): KeyValueItem[] {
  if (lastImportAt === null) return []
  const value = (
    <span className={css.lastImport}>
      {lastImportStatus === null ? null : <StatusBadge status={lastImportStatus} />}
      <span>{m.finished.at(formatDateTime(lastImportAt, timeZone))}</span>
    </span>
  )
  return [{ key: m.finished.lastImport, value }]
}
