import {
  describeStatus,
  type exportRuns,
  type ListQuery,
  type Operation,
  useList,
  usePolling,
  useRunWatch,
} from '@edconsole/console-core'
import { useState } from 'react'
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

/** The calls of one kind of runs. */
export type BatchCalls<Header, Result> = {
  headers: Operation<ListQuery, Header[]>
  results: Operation<ListQuery, Result[]>
}

type Run = { batchId: number; status: string }

/**
 * One batch with its components and its neighbours; asked for again while it runs.
 * @param watch of runs that are not imports
 */
export const useBatch = <Header extends Run, Result>(
  { headers, results: parts }: BatchCalls<Header, Result>,
  batchId: string,
  watch?: typeof exportRuns,
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
    previousId: useNeighbour(headers, batchId, 'lt'),
    nextId: useNeighbour(headers, batchId, 'gt'),
    pollMs,
    errors: found.errors,
    retry: found.retry,
  }
}

const useNeighbour = <Header extends Run>(
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
