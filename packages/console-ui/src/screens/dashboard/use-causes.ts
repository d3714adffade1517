import { type ImportLogHeader, importLogsResource, useAccess, useList } from '@edconsole/console-core'

/** Why rows of a batch were rejected, counted by the server (R46). */
export const useCauses = (batch: ImportLogHeader | undefined) => {
  const { can } = useAccess()
  return useList(
    importLogsResource.details,
    { limit: 1, facets: ['cause'], filter: { batchId: batch?.batchId ?? 0, severity: 'error' } },
    { enabled: can('import-log-details') && batch !== undefined && batch.recordsRejected > 0 },
  )
}
