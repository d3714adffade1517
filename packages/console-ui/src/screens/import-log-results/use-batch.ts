import {
  describeStatus,
  type ImportLogHeader,
  type ImportLogResult,
  importLogsResource,
  useList,
  usePolling,
  useRunWatch,
} from '@edconsole/console-core'
import { useState } from 'react'
import { componentResultsQuery } from '../../patterns/import-run/component-results-query.ts'

export type Batch = {
  readonly status: 'loading' | 'failed' | 'not-found' | 'found'
  readonly header: ImportLogHeader | undefined
  readonly results: readonly ImportLogResult[] | undefined
  readonly previousId: number | null
  readonly nextId: number | null
  readonly pollMs: number | false
  readonly errors: ReturnType<typeof useList>['errors']
  retry(): void
}

/** One batch with its components and its neighbours; asked for again while it runs. */
export const useBatch = (batchId: string): Batch => {
  const [running, setRunning] = useState(false)
  const pace = usePolling(running, 'importLogs')
  const pollMs = running ? pace : false
  const within = { batchId }
  const found = useList(importLogsResource.headers, { filter: { batchId }, limit: 1 }, { pollMs, within })
  const header = found.data?.[0]
  const results = useList(importLogsResource.results, componentResultsQuery(batchId), { pollMs, within })
  const runs = header !== undefined && describeStatus(header.status).running
  if (runs !== running && found.data) setRunning(runs)
  useRunWatch(Number(batchId), header && runs)
  return {
    status: found.data ? (header ? 'found' : 'not-found') : found.errors.length > 0 ? 'failed' : 'loading',
    header,
    results: results.data,
    previousId: useNeighbour(batchId, 'lt'),
    nextId: useNeighbour(batchId, 'gt'),
    pollMs,
    errors: found.errors,
    retry: found.retry,
  }
}

const useNeighbour = (batchId: string, side: 'lt' | 'gt'): number | null => {
  const { data } = useList(
    importLogsResource.headers,
    { filter: { batchId: { [side]: batchId } }, sort: { batchId: side === 'lt' ? 'desc' : 'asc' }, limit: 1 },
    { within: { batchId } },
  )
  return data?.[0]?.batchId ?? null
}
