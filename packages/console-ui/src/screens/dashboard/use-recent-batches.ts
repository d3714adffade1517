import {
  describeStatus,
  type ImportLogHeader,
  importLogsResource,
  type ListState,
  useAccess,
  useList,
} from '@edconsole/console-core'
import { useState } from 'react'
import { usePollPace } from '../../patterns/import-run/use-poll-pace.ts'

export const RECENT_BATCHES = 8

/** The newest batches of the selected district. Every card asks for itself; they share one answer. */
export function useRecentBatches(): ListState<ImportLogHeader> {
  const { can } = useAccess()
  const [running, setRunning] = useState(false)
  const pollMs = usePollPace(running)
  const batches = useList(
    importLogsResource.headers,
    { limit: RECENT_BATCHES, sort: { startedAt: 'desc' } },
    { enabled: can('import-logs'), pollMs },
  )
  const runs = batches.data?.some((batch) => describeStatus(batch.status).running) ?? false
  // The pace follows what the last answer said.
  if (runs !== running) setRunning(runs)
  return batches
}
