import {
  describeStatus,
  type exportRuns,
  type ListQuery,
  type ListState,
  type Operation,
  useList,
  usePolling,
  useRunWatch,
} from '@edconsole/console-core'
import { useState } from 'react'

/** How many runs the figures of the last ones stand for. */
export const LAST_RUNS = 30

/** What is asked for them. */
export const RECENT_RUNS = { limit: LAST_RUNS, sort: { startedAt: 'desc' } } as const

export type RecentRuns<Run> = {
  readonly list: ListState<Run>
  /** The newest run that is under way, if any. */
  readonly runningBatch: number | null
  /** How often the whole screen asks again. */
  readonly pollMs: number
}

/**
 * The newest runs of the district, asked for again quickly while one of them is under way.
 * @param headers the list of runs
 * @param watch of runs that are not imports
 * @param enabled false for those who may not see runs
 */
export const useRecentRuns = <Run extends { batchId: number; status: string }>(
  headers: Operation<ListQuery, Run[]>,
  watch?: typeof exportRuns,
  enabled = true,
): RecentRuns<Run> => {
  const [runningBatch, setRunningBatch] = useState<number | null>(null)
  const pollMs = usePolling(runningBatch !== null, headers.resource)
  const list = useList(headers, RECENT_RUNS, { pollMs, enabled })
  const found = list.data?.find(({ status }) => describeStatus(status).running)?.batchId ?? null
  if (list.data && found !== runningBatch) setRunningBatch(found)
  useRunWatch(found, list.data && found !== null, watch)
  return { list, runningBatch, pollMs }
}
