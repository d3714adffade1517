import { ALERT_EVENTS, type AlertCount, type AlertEvent } from '@edconsole/console-core/contract'

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

/** Where what a digest counts can be seen: the log of its most serious event, or all districts if it is about several. */
export const targetOfDigest = (
  counts: readonly AlertCount[],
  { districtId, batchId }: { districtId: number | null; batchId: number | null },
) => {
  const first = ALERT_EVENTS.find((event) => counts.some((one) => one.event === event))
  if (districtId === null || first === undefined) return { route: 'dashboard', params: {} } as const
  return targetOf(first, { districtId, batchId })
}

type AskedAt = {
  districtId: number
  batchId: number | null
  etlStatusId: number | null
  requestId: number
}

/** Where a request for corrections is open: over the rows that it is about. */
export const targetOfRequest = ({ districtId, batchId, etlStatusId, requestId }: AskedAt) => ({
  route: 'import-log-details',
  params: {
    districtId: String(districtId),
    batchId: String(batchId),
    etlStatusId: String(etlStatusId),
  },
  query: { request: String(requestId) },
})
