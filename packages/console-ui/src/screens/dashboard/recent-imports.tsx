import {
  describeStatus,
  formatCount,
  formatDateTime,
  type ImportLogHeader,
  placeOf,
  useMessages,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { RowBar } from '../../parts/row-bar/row-bar.tsx'
import { resolveStatus } from '../../parts/status/resolve-status.ts'
import * as statusCss from '../../parts/status/status.css.ts'
import { StatusIcon } from '../../parts/status/status-icon.tsx'
import * as cardCss from '../../patterns/card/card.css.ts'
import { Card } from '../../patterns/card/card.tsx'
import { acceptedRows } from '../../patterns/import-run/accepted-rows.ts'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { type DashboardMessages, messages } from './messages.ts'
import * as css from './recent-imports.css.ts'
import { useRecentBatches } from './use-recent-batches.ts'
import { WaitingRows } from './waiting-rows.tsx'

const SHOWN = 5

/** The last imports as a district's user reads them: what came of each. */
export function RecentImports({ districtId }: { districtId: string }): ReactElement {
  const m = useMessages('dashboard', messages)
  const { data, loading, errors, retry } = useRecentBatches()
  return (
    <Card title={m.recentImports} busy={loading}>
      {data && data.length > 0 ? (
        <ol className={css.list}>
          {data.slice(0, SHOWN).map((batch) => (
            <Import key={batch.batchId} batch={batch} districtId={districtId} />
          ))}
        </ol>
      ) : data ? (
        <p className={cardCss.text}>{m.noBatches}</p>
      ) : errors.length > 0 ? (
        <ErrorState failure={errors[0]} onRetry={retry} />
      ) : (
        <WaitingRows rows={SHOWN} height={72} />
      )}
    </Card>
  )
}

function Import({ batch, districtId }: { batch: ImportLogHeader; districtId: string }): ReactElement {
  const m = useMessages('dashboard', messages)
  const look = resolveStatus(batch.status, batch.componentsFailed > 0)
  return (
    <li className={css.item}>
      <StatusIcon look={look} size="md" className={statusCss.icon[look.tone]} />
      <div className={css.what}>
        <PlaceLink to={placeOf('import-log-results', { districtId, batchId: String(batch.batchId) })}>
          {outcome(batch, m)}
        </PlaceLink>
        <div className={css.when}>{formatDateTime(batch.startedAt)}</div>
        {batch.recordsRead > 0 ? (
          <div className={css.rows}>
            <span className={css.bar}>
              <RowBar
                accepted={acceptedRows(batch) - batch.recordsWarned}
                warned={batch.recordsWarned}
                rejected={batch.recordsRejected}
                remaining={0}
              />
            </span>
            {m.rows(formatCount(batch.recordsRead), batch.recordsRead === 1)}
          </div>
        ) : null}
      </div>
    </li>
  )
}

const outcome = (batch: ImportLogHeader, m: DashboardMessages): string => {
  if (batch.status === 'failed') return m.importFailed(batch.message)
  if (batch.status !== 'completed' && batch.status !== 'completedWithErrors') {
    return m.importOther(describeStatus(batch.status).word)
  }
  return batch.recordsRejected > 0
    ? m.finishedRejected(formatCount(batch.recordsRejected), batch.recordsRejected === 1)
    : m.finished
}
