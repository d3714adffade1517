import {
  describeStatus,
  type ImportLogHeader,
  importLogsResource,
  placeOf,
  useList,
  useMessages,
  usePolling,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { componentResultsQuery } from '../../features/runs/run/component-results-query.ts'
import { Drawer } from '../../parts/drawer/drawer.tsx'
import { Progress } from '../../parts/progress/progress.tsx'
import { StatusText } from '../../parts/status/status-text.tsx'
import { useStatusLook } from '../../parts/status/use-status-look.ts'
import { WaitingRows } from '../../patterns/card/waiting-rows.tsx'
import { LogTimeline } from '../../patterns/log-timeline/log-timeline.tsx'
import { PlaceButton } from '../../patterns/place-link/place-button.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import * as css from './batch-drawer.css.ts'
import { entriesOfBatch } from './entries-of-batch.ts'
import { messages } from './messages.ts'
import { useRecentBatches } from './use-recent-batches.ts'

export type BatchDrawerProps = { batch: ImportLogHeader; districtId: string; onClose: () => void }

/** What happened in one batch, step by step, newest first; it goes on while the batch runs. */
export function BatchDrawer({ batch, districtId, onClose }: BatchDrawerProps): ReactElement {
  const m = useMessages('dashboard', messages)
  const lookOf = useStatusLook()
  const batchId = String(batch.batchId)
  const { data: recent } = useRecentBatches()
  const newest = recent?.find((one) => one.batchId === batch.batchId) ?? batch
  const { running } = describeStatus(newest.status)
  const pace = usePolling(running, 'importLogs')
  const { data, errors, retry } = useList(importLogsResource.results, componentResultsQuery(batchId), {
    within: { batchId },
    pollMs: running ? pace : false,
  })
  const to = placeOf('import-log-results', { districtId, batchId })
  return (
    <Drawer
      open
      title={m.batch(batch.batchId)}
      onClose={onClose}
      foot={<PlaceButton to={to}>{m.openResults}</PlaceButton>}
    >
      <div className={css.head}>
        <StatusText
          status={newest.status}
          componentsFailed={newest.componentsFailed > 0}
          oldFiles={Boolean(newest.oldFiles)}
        />
        {running ? (
          <Progress label={m.rowsRead} value={newest.recordsRead} max={newest.recordsExpected} />
        ) : null}
      </div>
      {data ? (
        <div className={css.timeline}>
          <LogTimeline
            entries={entriesOfBatch(newest, data, { districtId, lookOf, m })}
            all={{ label: m.openResults, to }}
          />
        </div>
      ) : errors.length > 0 ? (
        <ErrorState failure={errors[0]} onRetry={retry} />
      ) : (
        <WaitingRows rows={5} height={64} />
      )}
    </Drawer>
  )
}
