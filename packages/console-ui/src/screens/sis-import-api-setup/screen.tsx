import {
  formatDateTime,
  placeOf,
  type SisApiConfig,
  useAccess,
  useConsoleSettings,
  useMessages,
} from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { AuditHistory } from '../../features/audit/audit-history.tsx'
import { UploadEntry } from '../../features/imports/upload/upload-entry.tsx'
import { useSisConnection, Verified } from '../../features/sis/index.ts'
import { SisImportsTabs } from '../../features/templates/import-templates/sis-imports-tabs.tsx'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import { FormSkeleton } from '../../patterns/form-section/form-skeleton.tsx'
import type { PageAction } from '../../patterns/page-actions/page-action.ts'
import { PageActions } from '../../patterns/page-actions/page-actions.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { ConnectionForm } from './connection-form.tsx'
import { useInboxSetup } from './inbox-settings.tsx'
import { type ApiSetupMessages, messages } from './messages.ts'
import * as css from './screen.css.ts'

/** The SIS connection of a district for provider staff ([S2.2], ux 9.3), and how its files are delivered. */
export function SisImportApiSetupScreen({ districtId }: { districtId: string }): ReactElement {
  const m = useMessages('sis-import-api-setup', messages)
  const sis = useSisConnection({ choose: 'list' })
  const inbox = useInboxSetup(m.inbox)
  const mayEdit = useAccess().allows({ all: ['ROLE_SETUP_SIS_IMPORTS_API_EDIT'] })
  const { timeZone } = useConsoleSettings()
  const { config, systems } = sis
  const system = systems.find(({ id }) => id === config?.sisSystemId)
  const failed = sis.errors.length > 0
  const [upload, setUpload] = useState<PageAction>()
  const [begun, setBegun] = useState<number | null>(null)
  return (
    <>
      <PageHeader
        title={m.title}
        badge={
          !sis.loading && config && system?.supportsApi && !failed ? (
            <Verified config={config} m={sis.m} />
          ) : undefined
        }
        // A line that is there from the start, so that the tabs stay where they are
        description={
          failed ? undefined : sis.loading ? <Skeleton width={320} /> : stateOf(config, timeZone, m)
        }
        actions={
          <>
            <span role="status" className={css.begun}>
              {begun === null ? null : (
                <>
                  {m.import.begun}{' '}
                  <PlaceLink to={placeOf('import-log-results', { districtId, batchId: String(begun) })}>
                    {m.import.open(begun)}
                  </PlaceLink>
                </>
              )}
            </span>
            <PageActions items={upload ? [upload] : []} />
          </>
        }
        tabs={<SisImportsTabs districtId={districtId} current="sis-import-api-setup" />}
      />
      <UploadEntry districtId={districtId} onAction={setUpload} onStarted={setBegun} />
      {failed ? (
        <ErrorState failure={sis.errors[0]} onRetry={sis.retry} />
      ) : sis.loading || inbox.loading ? (
        <FormSkeleton alone sections={[{ ...sis.m.section, fields: ['half', 'full', 'full'] }]} />
      ) : (
        <>
          <ConnectionForm
            districtId={districtId}
            sis={sis}
            inbox={inbox}
            readOnly={mayEdit ? undefined : sis.m.readOnly}
            m={m}
          />
          <AuditHistory
            districtId={districtId}
            subjects={[
              { kind: 'connection', id: districtId },
              { kind: 'inbox', id: districtId },
            ]}
            place="below"
          />
        </>
      )}
    </>
  )
}

/** What happened to the connection last. */
function stateOf(config: SisApiConfig | null, timeZone: string, m: ApiSetupMessages): string {
  if (!config) return m.state.none
  const { sentAt, sentBy, requestedFromCustomerAt, requestedTo, updatedAt, updatedBy } = config
  const events = [
    { at: sentAt, text: sentAt && m.state.sent(sentBy, formatDateTime(sentAt, timeZone)) },
    {
      at: requestedFromCustomerAt,
      text:
        requestedFromCustomerAt &&
        m.state.requested(requestedTo, formatDateTime(requestedFromCustomerAt, timeZone)),
    },
    { at: updatedAt, text: updatedAt && m.state.saved(updatedBy, formatDateTime(updatedAt, timeZone)) },
  ]
  const last = events
    .filter((event) => event.at !== null)
    .sort((a, b) => String(b.at).localeCompare(String(a.at)))[0]
  return last?.text ?? m.state.none
}
