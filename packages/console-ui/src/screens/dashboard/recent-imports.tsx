import { formatCount, type ImportLogHeader, useConsoleSettings, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { entryOfBatch } from '../../features/imports/entry-of-batch.ts'
import { standingText, useImportStanding } from '../../features/imports/standing.ts'
import { type LookOfStatus, useStatusLook } from '../../parts/status/use-status-look.ts'
import * as cardCss from '../../patterns/card/card.css.ts'
import { Card } from '../../patterns/card/card.tsx'
import { WaitingRows } from '../../patterns/card/waiting-rows.tsx'
import { LogTimeline } from '../../patterns/log-timeline/log-timeline.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { BatchSteps } from './batch-steps.tsx'
import { lastFinished } from './finished-batch.ts'
import { type DashboardMessages, messages } from './messages.ts'
import { useRecentBatches } from './use-recent-batches.ts'

const SHOWN = 5

/** The last imports as a district's user reads them: what came of each. */
export function RecentImports({ districtId }: { districtId: string }): ReactElement {
  const m = useMessages('dashboard', messages)
  const lookOf = useStatusLook()
  const { timeZone } = useConsoleSettings()
  const standing = useImportStanding()
  const { data, loading, errors, retry } = useRecentBatches()
  const last = lastFinished(data ?? [])?.batchId
  return (
    <Card
      title={m.recentImports}
      busy={loading}
      aside={standingText(standing, { last, timeZone }, m.standing) ?? undefined}
    >
      {data && data.length > 0 ? (
        <LogTimeline
          days="each"
          entries={data.slice(0, SHOWN).map((batch) => ({
            ...entryOfBatch(batch, districtId, {
              sentence: outcome(batch, m, lookOf),
              rows: m.rows(formatCount(batch.recordsRead), batch.recordsRead === 1),
            }),
            action: <BatchSteps batch={batch} districtId={districtId} />,
          }))}
        />
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

const outcome = (batch: ImportLogHeader, m: DashboardMessages, lookOf: LookOfStatus): string => {
  if (batch.status === 'failed') return m.importFailed(batch.message)
  if (batch.status !== 'completed' && batch.status !== 'completedWithErrors') {
    return m.importOther(lookOf(batch.status).word)
  }
  return batch.recordsRejected > 0
    ? m.finishedRejected(formatCount(batch.recordsRejected), batch.recordsRejected === 1)
    : m.finished
}
