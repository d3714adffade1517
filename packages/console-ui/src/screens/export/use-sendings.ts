import {
  CONSTANTS,
  describeStatus,
  type ExportLogHeader,
  exportLogsResource,
  exportRuns,
  useAccess,
  useClock,
  useList,
  usePolling,
  useRefresh,
  useRunWatch,
} from '@edconsole/console-core'
import { useEffect, useMemo, useRef, useState } from 'react'
import { hoursAgo } from '../../features/runs/hours-ago.ts'

export type Sendings = {
  /** Of the last seven days; undefined for those who may not see the log, and until they came. */
  readonly week: readonly ExportLogHeader[] | undefined
  /** Ids of the exports that are being sent. */
  readonly running: ReadonlySet<number>
  /** How often the list of exports asks again. */
  readonly pollMs: number
}

/**
 * What was sent lately and what is being sent. The list of exports knows only of sendings that have ended, so it is asked
 * again whenever one does.
 */
export const useSendings = (): Sendings => {
  const seen = useAccess().can('export-logs')
  const now = useClock()()
  const [isRunning, setRunning] = useState(false)
  const pollMs = usePolling(isRunning, 'exportLogs')
  const { data } = useList(
    exportLogsResource.headers,
    {
      filter: { startedAt: { gte: hoursAgo(now, 7 * 24) } },
      sort: { startedAt: 'desc' },
      limit: CONSTANTS.limitMax,
    },
    { enabled: seen, silent: true, pollMs },
  )
  const under = data?.filter(({ status }) => describeStatus(status).running) ?? []
  const newest = under[0]?.batchId ?? null
  if (data && isRunning !== (newest !== null)) setRunning(newest !== null)
  useRunWatch(newest, data && newest !== null, exportRuns)

  const key = under.map(({ exportId }) => exportId).join()
  const running = useMemo(() => new Set(key === '' ? [] : key.split(',').map(Number)), [key])
  const refresh = useRefresh('exports')
  const before = useRef(key)
  useEffect(() => {
    if (before.current !== '' && before.current !== key) refresh()
    before.current = key
  }, [key, refresh])
  return { week: data, running, pollMs }
}
