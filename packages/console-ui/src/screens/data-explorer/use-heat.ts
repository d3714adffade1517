import {
  CONSTANTS,
  type ImportLogResult,
  importLogsResource,
  type ListState,
  useClock,
  useConsoleSettings,
  useDataYear,
  useList,
  usePolling,
} from '@edconsole/console-core'
import { useState } from 'react'
import { lastDays } from '../../patterns/heat-row/last-days.ts'
import { isAnyRunning } from './heat-of.ts'

const HEAT_DAYS = 14

export type Heat = {
  /** `YYYY-MM-DD`, oldest first, as a calendar of the console's time zone shows them. */
  days: readonly string[]
  timeZone: string
  runs: ListState<ImportLogResult>
  /** While something runs; false otherwise. */
  pollMs: number | false
}

/** Every component run of the last days for the year of the district's data, in one call. */
export function useHeat(): Heat {
  const { timeZone } = useConsoleSettings()
  const schoolYear = useDataYear() ?? 0
  const [before = '', ...days] = lastDays(useClock()(), { timeZone, count: HEAT_DAYS + 1 })
  const [running, setRunning] = useState(false)
  const pace = usePolling(running, 'importLogs')
  const pollMs = running && pace
  const runs = useList(
    importLogsResource.results,
    {
      limit: CONSTANTS.limitMax,
      // A day more than is drawn: days begin earlier east of Greenwich.
      filter: { schoolYear, startedAt: { gte: `${before}T00:00:00.000Z` } },
      sort: { startedAt: 'desc' },
    },
    { pollMs, enabled: schoolYear > 0 },
  )
  const runsNow = runs.data && isAnyRunning(runs.data)
  // The pace follows what the last answer said.
  if (runsNow !== undefined && runsNow !== running) setRunning(runsNow)
  return { days, timeZone, runs, pollMs }
}
