import { resources, useAccess, useList } from '@edconsole/console-core'

export const RECENT_BATCHES = 8

/** The newest batches of the selected district. Every card asks for itself; they share one answer. */
export const useRecentBatches = () => {
  const { can } = useAccess()
  return useList(
    resources.importLogs.headers,
    { limit: RECENT_BATCHES, sort: { startedAt: 'desc' } },
    { enabled: can('import-logs'), pollMs: POLL_MS },
  )
}

const POLL_MS = 15_000
