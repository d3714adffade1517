import {
  describeStatus,
  type ListQuery,
  type Operation,
  useList,
  usePolling,
  useRunWatch,
} from '@edconsole/console-core'
import { useState } from 'react'
import type { Run, RunKind } from '../run-kind.ts'
import { componentResultsQuery } from './component-results-query.ts'

export type Batch<Header, Result> = {
  readonly status: 'loading' | 'failed' | 'not-found' | 'found'
  readonly header: Header | undefined
  readonly results: readonly Result[] | undefined
  readonly previousId: number | null
  readonly nextId: number | null
  readonly pollMs: number | false
  readonly errors: ReturnType<typeof useList>['errors']
  retry(): void
}

/** One batch with its components and its neighbors; asked for again while it runs. */
export const useBatch = <Header extends Run, Result>(
  { calls: { headers, results: parts }, watch }: RunKind<Header, Result>,
  batchId: string,
): Batch<Header, Result> => {
  const [running, setRunning] = useState(false)
  const pace = usePolling(running, headers.resource)
  const pollMs = running ? pace : false
  const within = { batchId }
  const found = useList(headers, { filter: { batchId }, limit: 1 }, { pollMs, within })
  const header = found.data?.[0]
  const results = useList(parts, componentResultsQuery(batchId), { pollMs, within })
  const runs = header !== undefined && describeStatus(header.status).running
  if (runs !== running && found.data) setRunning(runs)
  useRunWatch(Number(batchId), header && runs, watch)
  return {
    status: found.data ? (header ? 'found' : 'not-found') : found.errors.length > 0 ? 'failed' : 'loading',
    header,
    results: results.data,
    previousId: useNeighbor(headers, batchId, 'lt'),
    nextId: useNeighbor(headers, batchId, 'gt'),
    pollMs,
    errors: found.errors,
    retry: found.retry,
  }
}

const useNeighbor = <Header extends Run>(
  headers: Operation<ListQuery, Header[]>,
  batchId: string,
  side: 'lt' | 'gt',
): number | null => {
  const { data } = useList(
    headers,
    { filter: { batchId: { [side]: batchId } }, sort: { batchId: side === 'lt' ? 'desc' : 'asc' }, limit: 1 },
    { within: { batchId } },
  )
  return data?.[0]?.batchId ?? null
}
