import { formatDateTime, placeOf, useConsoleSettings, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { BatchSteps } from './batch-steps.tsx'
import { BigStatus } from './big-status.tsx'
import { FailedFigure } from './failed-figure.tsx'
import { Figure } from './figure.tsx'
import { messages } from './messages.ts'
import * as css from './summary.css.ts'
import { useRecentBatches } from './use-recent-batches.ts'

/** How the newest import stands. */
export function LastBatch({ districtId }: { districtId: string }): ReactElement {
  const m = useMessages('dashboard', messages)
  const { timeZone } = useConsoleSettings()
  const { data, errors, retry } = useRecentBatches()
  const last = data?.[0]
  if (!data && errors.length > 0) return <FailedFigure label={m.lastImport} onRetry={retry} />
  if (!data) return <Figure label={m.lastImport} value={undefined} />
  if (!last)
    return (
      <Figure label={m.lastImport} value={<span className={css.word}>{m.never}</span>} foot={m.neverHelp} />
    )
  const to = placeOf('import-log-results', { districtId, batchId: String(last.batchId) })
  return (
    <Figure
      label={m.lastImport}
      aside={<BatchSteps batch={last} districtId={districtId} />}
      value={<BigStatus status={last.status} componentsFailed={last.componentsFailed > 0} />}
      foot={
        <>
          <PlaceLink to={to}>{m.batch(last.batchId)}</PlaceLink>
          <span aria-hidden>·</span>
          <span>{formatDateTime(last.startedAt, timeZone)}</span>
        </>
      }
    />
  )
}
