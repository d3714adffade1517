import { alertsResource, useExtension, useItem, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { AlertsIcon } from '../../parts/icons/icons.ts'
import { FormSkeleton } from '../../patterns/form-section/form-skeleton.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import { MissingState } from '../../patterns/states/missing-state.tsx'
import { AlertForm } from './alert-form.tsx'
import { alertSettingsMessages } from './messages.ts'

/** Alerts: what the signed-in person wants to be told, about which districts, when and how. */
export function AlertsScreen(): ReactElement {
  const m = useMessages('alerts', alertSettingsMessages)
  const isOffered = useExtension(alertsResource.settings)
  const settings = useItem(alertsResource.settings, {}, { enabled: isOffered })
  const { districts, events } = m.sections
  return (
    <>
      <PageHeader title={m.page.title} meta={m.page.onlyYou} />
      {!isOffered ? (
        <EmptyState icon={<AlertsIcon size="xl" />} title={m.notOffered.title}>
          {m.notOffered.text}
        </EmptyState>
      ) : settings.data ? (
        <AlertForm settings={settings.data} m={m} />
      ) : (
        <MissingState
          of={[settings]}
          skeleton={
            <FormSkeleton
              sections={[
                { title: events.title, help: events.help, fields: ['half', 'half', 'half', 'half'] },
                { title: districts.title, help: districts.help, fields: ['full', 'full'] },
              ]}
              alone
            />
          }
        />
      )}
    </>
  )
}
