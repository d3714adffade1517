import { type ImportLogHeader, type ListState, placeOf } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { entryOfBatch } from '../../features/imports/entry-of-batch.ts'
import { type LookOfStatus, useStatusLook } from '../../parts/status/use-status-look.ts'
import * as cardCss from '../../patterns/card/card.css.ts'
import { Card } from '../../patterns/card/card.tsx'
import { WaitingRows } from '../../patterns/card/waiting-rows.tsx'
import { LogTimeline } from '../../patterns/log-timeline/log-timeline.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import type { DistrictOverviewMessages } from './messages.ts'

const SHOWN = 5

export type RecentImportsProps = {
  districtId: string
  batches: ListState<ImportLogHeader>
  m: DistrictOverviewMessages
}

/** What was imported lately, one sentence each. */
export function RecentImports({ districtId, batches, m }: RecentImportsProps): ReactElement {
  const lookOf = useStatusLook()
  const { data, loading, errors, retry } = batches
  return (
    <Card
      title={m.recent.title}
      busy={loading}
      aside={<PlaceLink to={placeOf('import-logs', { districtId })}>{m.recent.all}</PlaceLink>}
    >
      {data && data.length > 0 ? (
        <LogTimeline
          days="each"
          entries={data.slice(0, SHOWN).map((batch) =>
            entryOfBatch(batch, districtId, {
              sentence: sentenceOf(batch, m.recent, lookOf),
              rows: m.recent.rows(batch.recordsRead),
            }),
          )}
        />
      ) : data ? (
        <p className={cardCss.text}>{m.recent.none}</p>
      ) : errors.length > 0 ? (
        <ErrorState failure={errors[0]} onRetry={retry} />
      ) : (
        <WaitingRows rows={SHOWN} height={72} />
      )}
    </Card>
  )
}

/** What came of an import, in one sentence. */
const sentenceOf = (
  { batchId, status, recordsRejected, componentsFailed }: ImportLogHeader,
  m: DistrictOverviewMessages['recent'],
  lookOf: LookOfStatus,
): string => {
  if (status === 'failed') return m.failed(batchId)
  if (componentsFailed > 0 || (status !== 'completed' && status !== 'completedWithErrors'))
    return m.other(batchId, lookOf(status, componentsFailed > 0).word)
  return recordsRejected > 0 ? m.rejected(batchId, recordsRejected) : m.finished(batchId)
}
