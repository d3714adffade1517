import { formatDateTime, placeOf, useConsoleSettings, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { CountCell } from '../../features/runs/columns/plain-columns.tsx'
import { StatusText } from '../../parts/status/status-text.tsx'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import * as cardCss from '../../patterns/card/card.css.ts'
import { Card } from '../../patterns/card/card.tsx'
import { WaitingRows } from '../../patterns/card/waiting-rows.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { classNames } from '../../styles/class-names.ts'
import { BatchSteps } from './batch-steps.tsx'
import { messages } from './messages.ts'
import * as css from './recent-batches.css.ts'
import { useRecentBatches } from './use-recent-batches.ts'

const SHOWN = 8

/** The last imports at a glance; each opens its results. */
export function RecentBatches({ districtId }: { districtId: string }): ReactElement {
  const m = useMessages('dashboard', messages)
  const { timeZone } = useConsoleSettings()
  const { data, loading, errors, retry } = useRecentBatches()

  return (
    <Card title={m.recentBatches} busy={loading}>
      {data && data.length > 0 ? (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col" className={css.columnHead}>
                {m.columns.batch}
              </th>
              <th scope="col" className={css.columnHead}>
                {m.columns.status}
              </th>
              <th scope="col" className={classNames(css.columnHead, css.spare)}>
                {m.columns.started}
              </th>
              <th scope="col" className={classNames(css.columnHead, css.end, css.spare)}>
                {m.columns.rows}
              </th>
              <th scope="col" className={classNames(css.columnHead, css.end)}>
                {m.columns.rejected}
              </th>
              <th scope="col" className={classNames(css.columnHead, css.end, css.spare)}>
                <VisuallyHidden>{m.steps}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.slice(0, SHOWN).map((batch) => (
              <tr key={batch.batchId}>
                <th scope="row" className={css.cell}>
                  <PlaceLink
                    to={placeOf('import-log-results', { districtId, batchId: String(batch.batchId) })}
                  >
                    {String(batch.batchId)}
                  </PlaceLink>
                </th>
                <td className={css.cell}>
                  <StatusText
                    status={batch.status}
                    componentsFailed={batch.componentsFailed > 0}
                    oldFiles={Boolean(batch.oldFiles)}
                  />
                  <span className={css.below}>{formatDateTime(batch.startedAt, timeZone)}</span>
                </td>
                <td className={classNames(css.cell, css.spare)}>
                  {formatDateTime(batch.startedAt, timeZone)}
                </td>
                <td className={classNames(css.cell, css.end, css.spare)}>
                  <CountCell count={batch.recordsRead} unknown={batch.recordsRead === 0} />
                </td>
                <td className={classNames(css.cell, css.end)}>
                  <CountCell count={batch.recordsRejected} unknown={batch.recordsRead === 0} rejected />
                </td>
                <td className={classNames(css.cell, css.end, css.spare)}>
                  <BatchSteps batch={batch} districtId={districtId} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : data ? (
        <p className={cardCss.text}>{m.noBatches}</p>
      ) : errors.length > 0 ? (
        <ErrorState failure={errors[0]} onRetry={retry} />
      ) : (
        <WaitingRows rows={SHOWN} height={40} />
      )}
    </Card>
  )
}
