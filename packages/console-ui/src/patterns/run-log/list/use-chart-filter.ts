import { type Query, useClock, useConsoleSettings, useQueryState, zonedDay } from '@edconsole/console-core'
import { useMemo } from 'react'
import { DEFAULT_DAYS } from './days-filter.ts'

export type ChartFilter = {
  /** The batches of the chart that the list is narrowed to. */
  chosen: readonly string[]
  /** Narrows the list to one batch; to all again, if it is that one already. */
  pick(batchId: string): void
  /** Narrows the list to the days from one batch to another. */
  period(first: string, last: string): void
}

type ChartedRun = { batchId: number; startedAt: string }

const DAY = 86_400_000

/** What a click or a drag on the chart does to the list below: filters in the address, like any others (ux 7.17). */
export const useChartFilter = (batches: readonly ChartedRun[]): ChartFilter => {
  const [query, setQuery] = useQueryState()
  const now = useClock()
  const { timeZone } = useConsoleSettings()
  const filters = groupOf(query.filter)
  const startOf = (batchId: string) =>
    batches.find((batch) => String(batch.batchId) === batchId)?.startedAt ?? now().toISOString()
  const dayOf = (batchId: string) => zonedDay(new Date(startOf(batchId)), timeZone)

  const narrow = (filter: Query) => {
    const { page: _, ...rest } = query
    setQuery({ ...rest, filter })
  }
  const picked = listOf(filters.batchId)
  const { gte, lte } = groupOf(filters.startedAt)
  const inPeriod = ({ batchId }: ChartedRun) =>
    typeof gte === 'string' && typeof lte === 'string' && isBetween(dayOf(String(batchId)), gte, lte)

  const inList = picked.length > 0 ? picked : batches.filter(inPeriod).map(({ batchId }) => String(batchId))
  // The same list for every page below, so that the chart is not drawn for it
  const chosenText = JSON.stringify(inList)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same ids are the same list
  const chosen = useMemo(() => inList, [chosenText])

  return {
    chosen,
    pick(batchId) {
      const { batchId: _, startedAt, ...others } = filters
      const kept = startedAt === undefined || startedAt === 'any' ? others : { ...others, startedAt }
      if (picked.length === 1 && picked[0] === batchId) return narrow(kept)
      // The list begins with the last days only, and the chart may show an older batch
      const old = now().getTime() - Date.parse(startOf(batchId)) > DEFAULT_DAYS * DAY
      narrow({ ...others, batchId: [batchId], ...(old && { startedAt: 'any' }) })
    },
    period(first, last) {
      const { batchId: _, ...others } = filters
      narrow({ ...others, startedAt: { gte: dayOf(first), lte: dayOf(last) } })
    },
  }
}

const groupOf = (value: Query[string]): Query => (isGroup(value) ? value : {})

const isGroup = (value: Query[string]): value is Query =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listOf = (value: Query[string]): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string')

const isBetween = (day: string, first: string, last: string): boolean => day >= first && day <= last
