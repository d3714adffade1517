import type { AlertEvent } from '@edconsole/console-core/contract'

/** Where what an alert is about can be seen. */
export const targetOf = (
  event: AlertEvent,
  { districtId, batchId }: { districtId: number; batchId: number | null },
) => {
  const params = { districtId: String(districtId) }
  if (event === 'exportFailed') return { route: 'export-logs', params } as const
  if (event === 'certificateExpiring') return { route: 'authentication-configs', params } as const
  if (batchId === null) return { route: 'import-logs', params } as const
  return { route: 'import-log-results', params: { ...params, batchId: String(batchId) } } as const
}
