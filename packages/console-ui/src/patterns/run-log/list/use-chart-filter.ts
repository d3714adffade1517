import { type Query, useClock, useConsoleSettings, useQueryState } from '@edconsole/console-core'
import { useMemo } from 'react'
import { groupOf } from '../../address-query/group-of.ts'
import { type ChartedRun, chosenRuns, pickPeriod, pickRun } from './chart-filter.ts'

export type ChartFilter = {
  /** The batches of the chart that the list is narrowed to. */
  chosen: readonly string[]
  /** Narrows the list to one batch; to all again, if it is that one already. */
  pick(batchId: string): void
  /** Narrows the list to the days from one batch to another. */
  period(first: string, last: string): void
}

/** What a click or a drag on the chart does to the list below: filters in the address, like any others (ux 7.17). */
export const useChartFilter = (runs: readonly ChartedRun[]): ChartFilter => {
  const [query, setQuery] = useQueryState()
  const clock = useClock()
  const { timeZone } = useConsoleSettings()
  const filters = groupOf(query.filter)
  const inList = chosenRuns(filters, { runs, timeZone })
  // The same list for every page below, so that the chart is not drawn for it
  const chosenText = JSON.stringify(inList)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same ids are the same list
  const chosen = useMemo(() => inList, [chosenText])
  const narrow = (filter: Query) => {
    const { page: _, ...rest } = query
    setQuery({ ...rest, filter })
  }
  return {
    chosen,
    pick: (batchId) => narrow(pickRun(filters, batchId, { runs, timeZone, now: clock() })),
    period: (first, last) => narrow(pickPeriod(filters, first, last, { runs, timeZone, now: clock() })),
  }
}
