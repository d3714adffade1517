import {
  describeStatus,
  type ImportLogHeader,
  importLogsResource,
  type ListState,
  useAccess,
  useList,
  usePolling,
  useRunWatch,
} from '@edconsole/console-core'
import { useState } from 'react'

export const RECENT_BATCHES = 8

/** The newest batches of the selected district. Every card asks for itself; they share one answer. */
export function useRecentBatches(): ListState<ImportLogHeader> {
  const { can } = useAccess()
  const [running, setRunning] = useState<number | null>(null)
  const pollMs = usePolling(running !== null, 'importLogs')
  const batches = useList(
    importLogsResource.headers,
    { limit: RECENT_BATCHES, sort: { startedAt: 'desc' } },
    { enabled: can('import-logs'), pollMs },
  )
  const runs = batches.data?.find(({ status }) => describeStatus(status).running)?.batchId ?? null
  // The pace follows what the last answer said.
  if (batches.data && runs !== running) setRunning(runs)
  useRunWatch(runs, batches.data && runs !== null)
  return batches
}
