import {
  type Export,
  exportsResource,
  formatDateTime,
  placeOf,
  useConsoleSettings,
  useItem,
  useMessages,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { AuditHistory } from '../../features/audit/audit-history.tsx'
import { ExportFormSkeleton } from '../../features/exports/form/export-form-skeleton.tsx'
import { delayText } from '../../features/exports/run/delay-text.ts'
import * as facts from '../../features/runs/run/run-part.css.ts'
import { Banner } from '../../patterns/banner/banner.tsx'
import { PageActions } from '../../patterns/page-actions/page-actions.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { PlaceButton } from '../../patterns/place-link/place-button.tsx'
import { RECORD_NUMBER } from '../../patterns/place-link/record-number.ts'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { NotFoundState } from '../../patterns/states/not-found-state.tsx'
import { EditExportForm } from './edit-export-form.tsx'
import { type ExportEditMessages, messages } from './messages.ts'
import * as css from './screen.css.ts'
import { useEditActions } from './use-edit-actions.tsx'

/** Edit Export ([S2.2]): what is sent to a product, where and when. */
export function ExportEditScreen({ districtId, id }: { districtId: string; id: string }): ReactElement {
  const m = useMessages('export-edit', messages)
  const { timeZone } = useConsoleSettings()
  const isNumber = RECORD_NUMBER.test(id)
  const found = useItem(exportsResource.list, { query: { filter: { id }, limit: 1 } }, { enabled: isNumber })
  const stored = found.data?.[0]
  const { actions, dialogs } = useEditActions(stored, districtId, m)
  const isGone = !isNumber || (found.data !== undefined && !stored)
  return (
    <>
      <PageHeader
        title={stored ? m.titleOf(stored.productName) : m.title}
        meta={stored && runsText(stored, timeZone, m)}
        actions={<PageActions items={actions} />}
      />
      {stored ? (
        <>
          {stored.delay ? (
            <Banner tone="warning" className={css.delay}>
              {m.delay(delayText(stored.delay, timeZone, m.delays))}
            </Banner>
          ) : null}
          <EditExportForm stored={stored} m={m} />
          <AuditHistory
            districtId={districtId}
            subjects={[{ kind: 'export', id: stored.id }]}
            place="below"
          />
        </>
      ) : isGone ? (
        <NotFoundState
          title={m.notFound.title}
          action={<PlaceButton to={placeOf('export', { districtId })}>{m.notFound.action}</PlaceButton>}
        >
          {m.notFound.text}
        </NotFoundState>
      ) : found.errors.length > 0 ? (
        <ErrorState failure={found.errors[0]} onRetry={found.retry} />
      ) : (
        <ExportFormSkeleton m={m.form} />
      )}
      {dialogs}
    </>
  )
}

/** When it was sent last, and when it is sent next. */
const runsText = (
  { lastSentAt, nextRunAt }: Export,
  timeZone: string,
  m: ExportEditMessages,
): ReactElement | undefined =>
  lastSentAt === null && nextRunAt === null ? undefined : (
    <span className={facts.facts}>
      {lastSentAt === null ? null : <span>{m.lastSent(formatDateTime(lastSentAt, timeZone))}</span>}
      {nextRunAt === null ? null : <span>{m.nextRun(formatDateTime(nextRunAt, timeZone))}</span>}
    </span>
  )
