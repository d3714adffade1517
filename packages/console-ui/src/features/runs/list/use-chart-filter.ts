import { type Query, queryGroup, useClock, useConsoleSettings, useQueryState } from '@edconsole/console-core'
import { useCallback, useMemo, useRef } from 'react'
import { type ChartedRun, chosenRuns, pickPeriod, pickRun } from './chart-filter.ts'

type Picked = { readonly key: string }

/** What a chart takes; its functions stay the same, so that it is not drawn for each page of the list. */
export type ChartFilter = {
  /** The batches of the chart that the list is narrowed to. */
  chosen: readonly string[]
  /** Narrows the list to one batch; to all again, if it is that one already. */
  onPick(batch: Picked): void
  /** Narrows the list to the days from one batch to another. */
  onRange(first: Picked, last: Picked): void
}

/** What a click or a drag on the chart does to the list below: filters in the address, like any others (ux 7.17). */
export const useChartFilter = (runs: readonly ChartedRun[]): ChartFilter => {
  const [query, setQuery] = useQueryState()
  const clock = useClock()
  const { timeZone } = useConsoleSettings()
  const filters = queryGroup(query.filter)
  const inList = chosenRuns(filters, { runs, timeZone })
  // The same list for every page below, so that the chart is not drawn for it
  const chosenText = JSON.stringify(inList)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same ids are the same list
  const chosen = useMemo(() => inList, [chosenText])
  const latest = useRef({ query, filters, runs })
  latest.current = { query, filters, runs }
  const narrow = useCallback(
    (by: (at: typeof latest.current) => Query) => {
      const { page: _, ...rest } = latest.current.query
      setQuery({ ...rest, filter: by(latest.current) })
    },
    [setQuery],
  )
  const onPick = useCallback(
    ({ key }: Picked) =>
      narrow(({ filters, runs }) => pickRun(filters, key, { runs, timeZone, now: clock() })),
    [narrow, timeZone, clock],
  )
  const onRange = useCallback(
    (first: Picked, last: Picked) =>
      narrow(({ filters, runs }) =>
        pickPeriod(filters, first.key, last.key, { runs, timeZone, now: clock() }),
      ),
    [narrow, timeZone, clock],
  )
  return { chosen, onPick, onRange }
}
