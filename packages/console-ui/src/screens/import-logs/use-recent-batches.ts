import {
  describeStatus,
  type ImportLogHeader,
  importLogsResource,
  type ListState,
  useList,
  usePolling,
  useRunWatch,
} from '@edconsole/console-core'
import { useState } from 'react'
import { LAST_BATCHES } from './last-batches.tsx'

export type RecentBatches = {
  readonly list: ListState<ImportLogHeader>
  /** The batch that runs now, if any: there is never more than one of a district. */
  readonly runningBatch: number | null
  /** How often the whole screen asks again. */
  readonly pollMs: number
}

/** The newest batches of the district, asked for again quickly while one of them runs. */
export const useRecentBatches = (): RecentBatches => {
  const [runningBatch, setRunningBatch] = useState<number | null>(null)
  const pollMs = usePolling(runningBatch !== null, 'importLogs')
  const list = useList(
    importLogsResource.headers,
    { limit: LAST_BATCHES, sort: { startedAt: 'desc' } },
    { pollMs },
  )
  const found = list.data?.find(({ status }) => describeStatus(status).running)?.batchId ?? null
  if (list.data && found !== runningBatch) setRunningBatch(found)
  useRunWatch(found, list.data && found !== null)
  return { list, runningBatch, pollMs }
}
