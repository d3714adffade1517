import { type ImportLogHeader, importLogsResource, type ListState, useAccess } from '@edconsole/console-core'
import { useRecentRuns } from '../../features/runs/list/use-recent-runs.ts'

/** The newest batches of the selected district. Every card asks for itself; they share one answer. */
export function useRecentBatches(): ListState<ImportLogHeader> {
  const { can } = useAccess()
  return useRecentRuns(importLogsResource.headers, undefined, can('import-logs')).list
}
